import type { Offer } from "../protocol";

/** An action that a person would look for; without `closed` it can be taken. */
export type Option = Offer;

const FEW_WAYS = 3;

export type PieceState = "open" | "closed" | "none";

/** The options of a pending decision, sorted by the piece of the board that they belong to. */
export class Choices {
  readonly byPiece = new Map<string, Option[]>();
  readonly loose: Option[] = [];
  readonly open: Option[];

  constructor(readonly all: Option[]) {
    for (const option of all) {
      if (!option.piece) this.loose.push(option);
      for (const piece of [option.piece, ...(option.also ?? [])].filter(Boolean)) this.byPiece.set(piece, [...this.at(piece), option]);
    }
    this.open = all.filter((option) => !option.closed);
  }

  at(piece: string): Option[] {
    return this.byPiece.get(piece) ?? [];
  }

  /** What can be done with a piece; of several ways only the open ones. */
  openAt(piece: string): Option[] {
    return this.at(piece).filter((option) => !option.closed);
  }

  state(piece: string): PieceState {
    const options = this.at(piece);
    if (options.length === 0) return "none";
    return options.some((option) => !option.closed) ? "open" : "closed";
  }

  /** The same without the pieces of these actions, which are being used. */
  without(actions: string[]): Choices {
    const used = new Set(this.all.flatMap((option) => (actions.includes(option.text) ? [option.piece || option.text] : [])));
    return new Choices(this.all.filter((option) => !used.has(option.piece || option.text)));
  }

  /** The pieces that can be chosen, in the order in which the rules list them. */
  get openPieces(): string[] {
    return [...this.byPiece.keys()].filter((piece) => this.state(piece) === "open");
  }

  /** The ways of pieces that have several, if they are few enough to stand in the bar. */
  get fewWays(): Option[] {
    const several = this.open.filter((option) => option.piece && this.openAt(option.piece).length > 1);
    return several.length <= FEW_WAYS ? several : [];
  }

  /** All options under the heading of their kind, for the list. */
  byKind(): [string, Option[]][] {
    const kinds = new Map<string, Option[]>();
    for (const option of this.all) kinds.set(option.kind, [...(kinds.get(option.kind) ?? []), option]);
    return [...kinds];
  }
}

export const NO_CHOICES = new Choices([]);
