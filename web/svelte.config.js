import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // It stands at every element that has a style: a short one is a kilobyte less at a first table.
  compilerOptions: { cssHash: ({ hash, filename, css }) => `s${hash(filename ?? css).slice(0, 4)}` },
};
