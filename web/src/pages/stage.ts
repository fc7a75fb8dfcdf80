import type { StageInfo } from "../protocol";
import type { Words } from "../texts/words";
import { say } from "../words.svelte";

/** Where a game stands: the round and the phase, in the game's own words. */
export function stageText(stage: StageInfo | null, words: Words | undefined): string {
  if (!stage || !words) return "";
  const round = words.has("round-named") ? words.say("round-named", { round: stage.round }) : say("ui-round", { round: stage.round });
  const phase = words.has(`stage-${stage.phase}`) ? words.say(`stage-${stage.phase}`) : words.has(`phase-${stage.phase}`) ? words.name("phase", stage.phase) : "";
  return [...(stage.round ? [round] : []), ...(phase ? [phase] : [])].join(", ");
}
