export { default as Drawer } from "./Drawer.svelte";
export { default as Pennants } from "./Pennants.svelte";
export { default as StepCard } from "./StepCard.svelte";
export { default as TellingBar } from "./TellingBar.svelte";
