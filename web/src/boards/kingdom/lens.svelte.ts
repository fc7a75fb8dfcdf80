import { partOf, type Part } from "./box";

/** Which part of the board a small screen shows. */
export const LENSES = {
  all: { box: "0 0 1120 1000", fit: "xMidYMid meet" },
  south: { box: "112 300 736 700", fit: "xMidYMax meet" },
  north: { box: "410 0 710 640", fit: "xMaxYMin meet" },
  cards: { box: "0 0 416 476", fit: "xMinYMin meet" },
  actions: { box: "796 392 324 604", fit: "xMaxYMid meet" },
} as const;

export type LensName = keyof typeof LENSES;

const phone = matchMedia("(max-width: 640px)");

/** The chosen part, and what of the drawing fingers have left in sight. */
class Lens {
  now: LensName = $state("all");
  part: Part = $state.raw(partOf(LENSES.all.box));

  constructor() {
    this.show(phone.matches ? "south" : "all");
    phone.addEventListener("change", () => this.show(phone.matches ? "south" : "all"));
  }

  /** The map with the actions and cards beside it is drawn once fingers have left the chosen part. */
  get left(): boolean {
    return this.box !== LENSES[this.now].box;
  }

  get box(): string {
    const { x, y, width, height } = this.part;
    return `${x} ${y} ${width} ${height}`;
  }

  show(name: LensName): void {
    this.now = name;
    this.part = partOf(LENSES[name].box);
  }
}

export const lens = new Lens();

const NORTH = ["yamhad", "tiphsah", "hamath", "tadmor", "zobah", "phoenicia"];

export function lensOf(space: string): LensName {
  return NORTH.includes(space) ? "north" : "south";
}
