/** Where the person is: the path and what stands behind `#`. */
export const place = $state({ path: location.pathname, hash: location.hash.slice(1), search: location.search });

function read(): void {
  place.path = location.pathname;
  place.hash = location.hash.slice(1);
  place.search = location.search;
}

addEventListener("popstate", read);
addEventListener("hashchange", read);

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  read();
  scrollTo(0, 0);
}

/** Follows links inside the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.pathname.startsWith("/api")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
