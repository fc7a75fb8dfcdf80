/** Have the page also without a network. It waits until everything else is there: the first table comes first. */
export function register(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const begin = () => setTimeout(() => void navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" }).catch(() => undefined), 2000);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}
