import { expect, test } from "vitest";
import { mayKeep, sourceOf } from "./keeping";

const HERE = "http://here";
const asked = (path: string, how: { method?: string; mode?: RequestMode; headers?: Record<string, string> } = {}) =>
  ({ method: "GET", mode: "cors" as RequestMode, url: new URL(path, HERE).href, ...how, headers: new Headers(how.headers) });

test("pages come from the network first, files with a hash in their name from the cache", () => {
  expect(sourceOf(asked("/you", { mode: "navigate" }), HERE)).toBe("page");
  expect(sourceOf(asked("/theme.js"), HERE)).toBe("file");
  expect(sourceOf(asked("/assets/page-1234.js"), HERE)).toBe("forever");
});

test("who shows a secret, changes something or asks another site is not overheard", () => {
  expect(sourceOf(asked("/api/games"), HERE)).toBe("answer");
  expect(sourceOf(asked("/api/you", { headers: { Authorization: "Bearer secret" } }), HERE)).toBe("");
  expect(sourceOf(asked("/api/tables/abc/game"), HERE)).toBe("");
  expect(sourceOf(asked("/api/tables", { method: "POST" }), HERE)).toBe("");
  expect(sourceOf(asked("http://elsewhere/assets/x.js"), HERE)).toBe("");
});

test("only answers that everybody may know are kept", () => {
  const answer = (status: number, told: string) => ({ status, headers: new Headers(told ? { "Cache-Control": told } : {}) });
  expect(mayKeep(asked("/api/games"), answer(200, "public, no-cache"))).toBe(true);
  expect(mayKeep(asked("/api/tables/x"), answer(200, ""))).toBe(false);
  expect(mayKeep(asked("/api/tables/x"), answer(200, "no-cache"))).toBe(false);
  expect(mayKeep(asked("/api/games/nil"), answer(404, "public, no-cache"))).toBe(false);
  expect(mayKeep(asked("/api/games", { headers: { Authorization: "Bearer secret" } }), answer(200, "public, no-cache"))).toBe(false);
});
