import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
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
        if (!/\.(js|css|svg|html|webmanifest|json)$/.test(name)) continue;
        const path = join(folder, name);
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
      }
    },
  };
}

const KINDS: Record<string, string> = { ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml; charset=utf-8" };

/** Writes all that the page is made of into one file, which the worker reads to have it without a network, and tells the
 *  worker the hash of it: another build is another worker. */
function offline(folder: string) {
  return {
    name: "offline",
    apply: "build" as const,
    closeBundle() {
      const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.\w+$/.test(name) && !/^(index\.html|worker\.js|offline\.json)$/.test(name)).sort();
      const [texts, others] = [names.filter((name) => KINDS[extname(name)]), names.filter((name) => !KINDS[extname(name)])];
      const whole = JSON.stringify({
        kinds: KINDS,
        texts: Object.fromEntries(texts.map((name) => [`/${name}`, readFileSync(join(folder, name), "utf8")])),
        others: others.map((name) => `/${name}`),
      });
      writeFileSync(join(folder, "offline.json"), whole);
      const hash = createHash("sha256").update(whole).update(readFileSync(join(folder, "index.html")));
      for (const name of others) hash.update(readFileSync(join(folder, name)));
      const worker = join(folder, "worker.js");
      writeFileSync(worker, readFileSync(worker, "utf8").replaceAll("OPHIR-BUILD", hash.digest("hex").slice(0, 16)));
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
const TOGETHER = { page: ["src/main.ts"], table: ["src/pages/TableRoom.svelte", "src/table/Curtain.svelte", "src/table/travel.ts", "src/boards/fit.ts", "node_modules/svelte/src/transition/index.js"] };
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
  plugins: [svelte(), offline(built), pack(built)],
  build: {
    outDir: built,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: join(import.meta.dirname, "index.html"), worker: join(import.meta.dirname, "src/worker.ts") },
      output: {
        codeSplitting: { groups: [{ name: together, priority: 1 }, { name: "map", test: /\/boards\/map\// }] },
        // The worker watches over all addresses below its own, and is found anew under the same name.
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
