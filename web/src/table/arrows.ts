const STEP: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

interface Spot {
  x: number;
  y: number;
}

/** The nearest spot in a direction: distance ahead counts once, distance aside three times. */
export function nearest<T extends Spot>(from: Spot, spots: T[], [dx, dy]: [number, number]): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead > 1 && ahead + 3 * aside < least) {
      least = ahead + 3 * aside;
      best = spot;
    }
  }
  return best;
}

function spotOf(node: Element): Spot & { node: HTMLElement } {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, node: node as HTMLElement };
}

function visible(node: Element): boolean {
  return node.getBoundingClientRect().width > 0;
}

/** Moves the focus from target to target by the arrow keys. */
export function moveFocus(key: string, closedToo: boolean): boolean {
  const step = STEP[key];
  if (!step) return false;
  const wanted = closedToo ? "[data-piece][tabindex]" : '[data-piece][data-state="open"]';
  const spots = [...document.querySelectorAll(wanted)].filter(visible).map(spotOf);
  const here = document.activeElement;
  const next = here?.hasAttribute("data-piece")
    ? nearest(spotOf(here), spots.filter((spot) => spot.node !== here), step)
    : (spots[0] ?? null);
  next?.node.focus();
  return next !== null;
}
