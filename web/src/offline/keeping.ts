/** Where what the page asks for comes from; nothing: from the network alone, as if there were no cache. */
export function sourceOf(request: Pick<Request, "method" | "mode" | "url" | "headers">, origin: string): "page" | "file" | "forever" | "answer" | "" {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return "";
  // Of games and puzzles alone: what a table or a person is told is nobody else's.
  if (url.pathname.startsWith("/api/")) return /^\/api\/(games|puzzles)\b/.test(url.pathname) && !request.headers.has("Authorization") ? "answer" : "";
  if (request.mode === "navigate") return "page";
  return url.pathname.startsWith("/assets/") ? "forever" : "file";
}

/** Only what the server says that everybody may know; whoever shows a secret gets answers of his own. */
export function mayKeep(request: Pick<Request, "headers">, answer: Pick<Response, "status" | "headers">): boolean {
  const told = (answer.headers.get("Cache-Control") ?? "").split(",").map((part) => part.trim());
  return answer.status === 200 && told.includes("public") && !request.headers.has("Authorization");
}
