import { listed, type Effect } from "./state";

/** An effect as a row of signs: words in plain text, icons by name with a `#`. */
export function signs(effect: Effect): string[] {
  switch (effect.op) {
    case "draw":
      return effect.keep === effect.count ? [`+${effect.count}`, "#fortune"] : [`${effect.count}`, "#fortune", "→", `${effect.keep}`];
    case "vp":
      return [`+${effect.amount}`, "#vp"];
    case "steal":
      return ["#thief", "→", "#any"];
    case "trade":
      return ["#any", "→", ...Array<string>(effect.get ?? 1).fill("#any")];
    case "repeat_space":
      return ["↻", `${effect.count}×`, "#any"];
    case "altar":
      return [`${effect.vp_per_position}`, "#vp", "×", "#turn-order"];
    case "gain":
      return listed(effect.resources ?? {}).map((good) => `#${good}`);
    case "gain_choice":
      return Array<string>(effect.count ?? 1).fill("#any");
    case "tax":
      return ["5+", "#any", "→", "#any"];
    case "convert":
      return [...listed(effect.give ?? {}).map((good) => `#${good}`), "→", `${effect.vp ?? ""}`, "#vp"];
    case "vp_per":
      return [`${effect.amount}`, "#vp", "×", effect.per === "own_roads" ? "#roadpiece" : "#building"];
    case "sequence":
      return (effect.steps ?? []).flatMap(signs);
    default:
      return [];
  }
}
