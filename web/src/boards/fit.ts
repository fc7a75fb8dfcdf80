/** Squeezes a text of the drawing into a width, where a font or a language makes it longer than the place it has. */
export function fit(width: number) {
  return (text: SVGTextElement) => {
    const squeeze = () => {
      text.removeAttribute("textLength");
      if (text.getComputedTextLength() > width) {
        text.setAttribute("textLength", String(width));
        text.setAttribute("lengthAdjust", "spacingAndGlyphs");
      }
    };
    const frame = requestAnimationFrame(squeeze);
    addEventListener("resize", squeeze);
    const watch = new MutationObserver(squeeze);
    watch.observe(text, { characterData: true, subtree: true, childList: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("resize", squeeze);
      watch.disconnect();
    };
  };
}
