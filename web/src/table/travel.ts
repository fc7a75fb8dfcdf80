import { cubicOut } from "svelte/easing";
import { lasting } from "../settings.svelte";

type Piece = SVGGraphicsElement | HTMLElement;
const TIME = 380;
const LIFT = 26;
/** So many points make the arc look round. */
const POINTS = 12;

/** How far a piece is from the element that is its owner's home; without one it comes from above. */
function wayFrom(node: Piece, home: string): [number, number] {
  const box = document.querySelector(`[data-home="${home}"]`)?.getBoundingClientRect();
  if (!box?.width) return [0, -40];
  const here = node.getBoundingClientRect();
  const scale = node instanceof SVGGraphicsElement ? (node.getScreenCTM()?.a ?? 1) : 1;
  return [(box.left + box.width / 2 - here.left - here.width / 2) / scale, (box.top + box.height / 2 - here.top - here.height / 2) / scale];
}

/** Where a piece is on its way: at home when `t` is 0, at its place when it is 1. */
function on([x, y]: [number, number], t: number) {
  return { transform: `translate(${x * (1 - t)}px, ${y * (1 - t) - Math.sin(Math.PI * t) * LIFT}px)`, opacity: Math.min(1, t * 3) };
}

let coming: { node: Piece; from: string; duration: number }[] = [];

/** All that came since the last frame sets out: first all are measured, then all are moved, so that the page is laid out once. */
function setOut(): void {
  const ways = coming.filter(({ node }) => node.isConnected).map((one) => ({ ...one, way: wayFrom(one.node, one.from) }));
  coming = [];
  for (const { node, way, duration } of ways) {
    node.animate(Array.from({ length: POINTS + 1 }, (_, at) => on(way, cubicOut(at / POINTS))), { duration });
  }
}

/** A transition: a piece comes from the element that is its owner's home. */
export function travel(node: Piece, { from }: { from: string }) {
  const duration = lasting(TIME);
  if (duration && !document.hidden) {
    if (!coming.length) requestAnimationFrame(setOut);
    coming.push({ node, from, duration });
  }
  return { duration: 0 };
}

/** A transition: a piece goes back there. */
export function home(node: Piece, { from }: { from: string }) {
  const duration = lasting(TIME);
  const way: [number, number] = duration ? wayFrom(node, from) : [0, 0];
  return {
    duration,
    easing: cubicOut,
    css: (t: number) => {
      const { transform, opacity } = on(way, t);
      return `transform: ${transform}; opacity: ${opacity}`;
    },
  };
}
