import type { Lens } from "./lens.svelte";
import { moved, type Part } from "./part";

const A_TAP = 9;

/** An attachment: on a small screen one finger moves the map and two zoom it; a tap stays a tap. */
export function fingers(lens: Lens) {
  return (svg: SVGSVGElement) => follow(svg, lens);
}

function follow(svg: SVGSVGElement, lens: Lens): () => void {
  const down = new Map<number, { x: number; y: number }>();
  let travelled = 0;

  function middle() {
    const all = [...down.values()];
    return { x: all.reduce((sum, one) => sum + one.x, 0) / all.length, y: all.reduce((sum, one) => sum + one.y, 0) / all.length };
  }

  function spread(): number {
    const [a, b] = [...down.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  function begin(event: PointerEvent) {
    if (event.pointerType !== "touch" || lens.whole) return;
    if (down.size === 0) travelled = 0;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function drag(event: PointerEvent) {
    if (!down.has(event.pointerId)) return;
    const [before, wide] = [middle(), spread()];
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const [after, wider] = [middle(), spread()];
    travelled += Math.hypot(after.x - before.x, after.y - before.y) + Math.abs(wider - wide);
    if (travelled < A_TAP) return;
    const drawn = svg.getScreenCTM();
    if (!drawn) return;
    const at = new DOMPoint(after.x, after.y).matrixTransform(drawn.inverse());
    const part: Part = lens.part;
    lens.part = moved(part, (after.x - before.x) / drawn.a, (after.y - before.y) / drawn.d, wide && wider ? wider / wide : 1, at, lens.frame);
  }

  function end(event: PointerEvent) {
    down.delete(event.pointerId);
  }

  function click(event: MouseEvent) {
    if (travelled >= A_TAP) event.stopPropagation();
    travelled = 0;
  }

  svg.addEventListener("pointerdown", begin);
  svg.addEventListener("click", click, true);
  window.addEventListener("pointermove", drag);
  window.addEventListener("pointerup", end);
  window.addEventListener("pointercancel", end);
  return () => {
    svg.removeEventListener("pointerdown", begin);
    svg.removeEventListener("click", click, true);
    window.removeEventListener("pointermove", drag);
    window.removeEventListener("pointerup", end);
    window.removeEventListener("pointercancel", end);
  };
}
