/** An attachment: what scrolls can be reached by the Tab key, so that the keyboard can scroll it. */
export function reachable(node: HTMLElement): () => void {
  let frame = 0;
  const measure = () => {
    frame = 0;
    const scrolls = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    if (scrolls) node.setAttribute("tabindex", "0");
    else if (node.hasAttribute("tabindex")) node.removeAttribute("tabindex");
  };
  // With the next frame, which lays the page out anyway: measured at once, it would be laid out twice.
  const soon = () => { frame ||= requestAnimationFrame(measure); };
  const resized = new ResizeObserver(soon);
  const changed = new MutationObserver(soon);
  resized.observe(node);
  changed.observe(node, { childList: true, subtree: true, characterData: true });
  soon();
  return () => { resized.disconnect(); changed.disconnect(); cancelAnimationFrame(frame); };
}
