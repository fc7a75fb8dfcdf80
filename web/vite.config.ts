import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.OPHIR_SERVER ?? "http://127.0.0.1:8000";

/** Packs what is text beside itself, as small as can be: it is done once, and the server has no Brotli of its own. */
function pack(folder: string) {
  return {
    name: "pack",
    apply: "build" as const,
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|svg|html|webmanifest)$/.test(name)) continue;
        const path = join(folder, name);
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
      }
    },
  };
}

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** All that a file imports, and what that imports. */
function needed(entry: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const id of modules.getModuleInfo(entry)?.importedIds ?? []) needed(id, modules, found);
  return found;
}

/** One file for what every page needs and one for every table: each small file costs a request and its headers. */
const TOGETHER = { page: ["src/main.ts"], table: ["src/pages/TableRoom.svelte", "src/table/Curtain.svelte", "node_modules/svelte/src/transition/index.js"] };
const whole = new Map<string, Set<string>>();
function together(id: string, modules: Modules): string | null {
  for (const [name, files] of Object.entries(TOGETHER)) {
    if (!whole.has(name)) whole.set(name, new Set(files.flatMap((file) => [...needed(join(import.meta.dirname, file), modules)])));
    if (whole.get(name)!.has(id)) return name;
  }
  return null;
}

const built = fileURLToPath(new URL("../src/ophir/server/static", import.meta.url));

export default defineConfig({
  plugins: [svelte(), pack(built)],
  build: { outDir: built, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, rolldownOptions: { output: { codeSplitting: { groups: [{ name: together }] } } } },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
