/// <reference lib="webworker" />
/** The page without a network: its own files, and answers that everybody may know. Built to /worker.js.
 *
 *  What the network says always comes first, so that nobody gets an old page after an update. Files whose name holds a
 *  hash of their content never change; they come from the cache.
 */
import { mayKeep, sourceOf } from "./offline/keeping";

const worker = self as unknown as ServiceWorkerGlobalScope;
/** The build writes its own hash here: another build is another worker, with a cache of its own. */
const BUILD = "OPHIR-BUILD";
const FILES = `ophir-files-${BUILD}`;
const ANSWERS = "ophir-answers";
const MOST_ANSWERS = 200;
/** The status of an answer that comes from the cache because the server can't be reached. */
const FROM_BEFORE = 203;

worker.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(clear().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  switch (sourceOf(event.request, location.origin)) {
    case "page":
      event.respondWith(fetch(event.request).catch(() => fromFiles("/")));
      break;
    case "file":
      event.respondWith(fetch(event.request).catch(() => fromFiles(event.request)));
      break;
    case "forever":
      event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
      break;
    case "answer":
      event.respondWith(answer(event));
      break;
  }
});

/** Somebody is told that it is their turn; a later notice of the same table takes the place of the earlier one. */
worker.addEventListener("push", (event) => {
  const { title, text, path, tag } = event.data!.json() as { title: string; text: string; path: string; tag: string };
  event.waitUntil(worker.registration.showNotification(title, { body: text, tag, icon: "/icons/ophir-192.png", data: path }));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

/** The page of a notice: in the tab that shows it already, else in a new one. */
async function show(path: string): Promise<void> {
  const address = new URL(path, location.origin).href;
  const tabs = await worker.clients.matchAll({ type: "window" });
  const tab = tabs.find((one) => one.url.split("#")[0] === address);
  await (tab ? tab.focus() : worker.clients.openWindow(address));
}

/** All files of the page: in one request, so that a class that opens it together costs the server little. */
async function fill(): Promise<void> {
  const files = await caches.open(FILES);
  const bundle = await fetch("/offline.json", { cache: "no-cache" });
  if (!bundle.ok) throw new Error(`offline.json: ${bundle.status}`);
  const { kinds, texts, others } = (await bundle.json()) as { kinds: Record<string, string>; texts: Record<string, string>; others: string[] };
  for (const [path, text] of Object.entries(texts)) {
    const kind = kinds[path.slice(path.lastIndexOf("."))]!;
    await files.put(path, new Response(text, { headers: { "Content-Type": kind, "X-Content-Type-Options": "nosniff" } }));
  }
  // The page itself with all its headers, which say what it may do.
  await files.addAll(["/", ...others].map((path) => new Request(path, { cache: "no-cache" })));
  await keepRules().catch(() => undefined);
}

/** The rules of all games in both languages: the first thing that somebody without a network can use. */
async function keepRules(): Promise<void> {
  const answers = await caches.open(ANSWERS);
  const list = await fetch("/api/games");
  const { games } = (await list.clone().json()) as { games: { id: string }[] };
  await answers.put("/api/games", list);
  await answers.addAll(games.flatMap(({ id }) => ["en", "es"].flatMap((language) => ["texts", "words"].map((what) => `/api/games/${id}/${what}/${language}`))));
}

/** Files of the version before stay for the tabs that still run it. */
async function clear(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith("ophir-files-") && name !== FILES);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

async function fromFiles(request: RequestInfo): Promise<Response> {
  return (await (await caches.open(FILES)).match(request, { ignoreSearch: true })) ?? Response.error();
}

/** From the server; without it what it said before, marked as that. */
async function answer(event: FetchEvent): Promise<Response> {
  const answers = await caches.open(ANSWERS);
  try {
    const fresh = await fetch(event.request);
    if (mayKeep(event.request, fresh)) event.waitUntil(keep(answers, event.request, fresh.clone()));
    return fresh;
  } catch (error) {
    const kept = await answers.match(event.request);
    if (!kept) throw error;
    return new Response(kept.body, { headers: kept.headers, status: FROM_BEFORE });
  }
}

async function keep(answers: Cache, request: Request, fresh: Response): Promise<void> {
  await answers.put(request, fresh);
  const all = await answers.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_ANSWERS)).map((old) => answers.delete(old)));
}
