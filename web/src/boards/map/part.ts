/** A part of the drawing, in its own units. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The frame of every map that names no other. */
export const FRAME = { width: 1120, height: 1000 };
export const WHOLE: Part = { x: 0, y: 0, ...FRAME };
const CLOSEST = 300;

export function partOf(box: string): Part {
  const [x, y, width, height] = box.split(" ").map(Number) as [number, number, number, number];
  return { x, y, width, height };
}

/** The part that fingers leave in sight: moved by `dx`, `dy` and made `scale` times as large, around the point `at`. */
export function moved(part: Part, dx: number, dy: number, scale = 1, at = { x: part.x + part.width / 2, y: part.y + part.height / 2 }, whole: typeof FRAME = WHOLE): Part {
  const width = Math.min(whole.width, Math.max(CLOSEST, part.width / scale));
  const share = width / part.width;
  const height = part.height * share;
  const x = at.x - (at.x - part.x) * share - dx;
  const y = at.y - (at.y - part.y) * share - dy;
  return { x: within(x, width, whole.width), y: within(y, height, whole.height), width, height };
}

/** As far as the drawing goes; what is larger than it stays in the middle. */
function within(start: number, size: number, whole: number): number {
  return size >= whole ? (whole - size) / 2 : Math.min(Math.max(0, start), whole - size);
}
