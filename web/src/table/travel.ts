import { cubicOut } from "svelte/easing";
import { lasting } from "../settings.svelte";

/** A transition: a piece comes from the element that is its owner's home, and goes back there; without one, from above. */
export function travel(node: SVGGraphicsElement | HTMLElement, { from }: { from: string }) {
  const duration = lasting(380);
  const home = duration ? document.querySelector(`[data-home="${from}"]`)?.getBoundingClientRect() : null;
  const here = node.getBoundingClientRect();
  let x = 0;
  let y = -40;
  if (home?.width) {
    const scale = node instanceof SVGGraphicsElement ? (node.getScreenCTM()?.a ?? 1) : 1;
    x = (home.left + home.width / 2 - here.left - here.width / 2) / scale;
    y = (home.top + home.height / 2 - here.top - here.height / 2) / scale;
  }
  return {
    duration,
    easing: cubicOut,
    css: (t: number, u: number) =>
      `transform: translate(${x * u}px, ${y * u - Math.sin(Math.PI * t) * 26}px); opacity: ${Math.min(1, t * 3)}`,
  };
}
