export { default as Coach } from "./Coach.svelte";
export { default as Pointer } from "./Pointer.svelte";
