import { FRAME, partOf, type Part } from "./part";

const phone = matchMedia("(max-width: 640px)");

export interface View {
  box: string;
  fit: string;
}

/** Which part of a board a small screen shows, and what of the drawing fingers have left in sight. A wide screen shows
 *  the part called `all`. */
export class Lens<Name extends string = string> {
  now: Name | "all" = $state("all");
  part: Part = $state.raw(partOf("0 0 1 1"));

  constructor(
    private readonly views: Record<Name | "all", View>,
    first: Name,
    readonly frame = FRAME,
  ) {
    const choose = () => this.show(phone.matches ? first : "all");
    choose();
    phone.addEventListener("change", choose);
  }

  get whole(): boolean {
    return this.now === "all";
  }

  /** All that lies beside the chosen part is drawn once fingers have left it. */
  get left(): boolean {
    return this.box !== this.views[this.now].box;
  }

  get box(): string {
    const { x, y, width, height } = this.part;
    return `${x} ${y} ${width} ${height}`;
  }

  get fit(): string {
    return this.left ? "xMidYMid meet" : this.views[this.now].fit;
  }

  show(name: Name | "all"): void {
    this.now = name;
    this.part = partOf(this.views[name].box);
  }
}
