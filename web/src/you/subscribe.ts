import type { AskNotices } from "../protocol";

/** Can this browser be told anything while its page is closed? Only over https, or on the server's own machine. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** A key as browsers want it. */
function bytes(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

/** Why this browser was not asked for: its person said no, or it has no worker. */
export class NotAllowed extends Error {}

/** Where this browser can be reached, if its person allows it. */
export async function subscribe(key: string, language: string): Promise<AskNotices> {
  if ((await Notification.requestPermission()) !== "granted") throw new NotAllowed("denied");
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) throw new NotAllowed("worker");
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }).catch(() => null);
  const { endpoint = "", keys = {} } = made?.toJSON() ?? {};
  if (!endpoint) throw new NotAllowed("service");
  return { kind: "push", to: endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "", language };
}
