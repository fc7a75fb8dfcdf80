import { say } from "../words.svelte";
import { MINUTE, parted } from "./spans";

/** A time that a table gives, which is a round one. */
export function roundly(seconds: number): string {
  return seconds < 10 * MINUTE && seconds % MINUTE === 0 ? say("ui-span-minutes", { more: seconds / MINUTE }) : inWords(seconds);
}

/** A span of time in words: "2 d 3 h", "14 min", "2:05". */
export function inWords(seconds: number): string {
  const { id, more, less } = parted(seconds);
  return id === "seconds" ? `${more}:${String(less).padStart(2, "0")}` : say(`ui-span-${id}`, { more, less });
}
