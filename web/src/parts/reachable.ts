/** An attachment: what scrolls can be reached by the Tab key, so that the keyboard can scroll it. */
export function reachable(node: HTMLElement): () => void {
  const measure = () => (node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1 ? node.setAttribute("tabindex", "0") : node.removeAttribute("tabindex"));
  const resized = new ResizeObserver(measure);
  const changed = new MutationObserver(measure);
  resized.observe(node);
  changed.observe(node, { childList: true, subtree: true, characterData: true });
  measure();
  return () => { resized.disconnect(); changed.disconnect(); };
}
