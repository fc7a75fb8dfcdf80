/** A picture of a moment, drawn by the browser itself: parts of the page as they are shown, copied into an image. */

const SVG = "http://www.w3.org/2000/svg";
const HTML = "http://www.w3.org/1999/xhtml";
/** Pixels for each of the page's, so that small letters can be read. */
const SCALE = 2;
const EDGE = 16;
const GAP = 12;
const HEAD = 74;

/** The rules of a style sheet as they count on this screen: an image has a size of its own to ask for. */
export function stylesOf(rules: Iterable<CSSRule>, matches: (condition: string) => boolean): string {
  let text = "";
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) text += matches(rule.conditionText) ? stylesOf(rule.cssRules, matches) : "";
    else if (!(rule instanceof CSSKeyframesRule)) text += `${rule.cssText}\n`;
  }
  return text;
}

function element(name: string, style: string, text = ""): HTMLElement {
  const made = document.createElementNS(HTML, name) as HTMLElement;
  made.style.cssText = style; // an attribute would be against what the page may do
  made.textContent = text;
  return made;
}

/** A copy of a part of the page, of the size that it has there. */
function copyOf(part: Element): HTMLElement {
  const { width, height } = part.getBoundingClientRect();
  const copy = part.cloneNode(true) as HTMLElement;
  for (const control of copy.querySelectorAll(".lens")) control.remove(); // which moves the board, and is no part of it
  copy.style.cssText += `; width: ${width}px; height: ${height}px; flex: none; margin: 0`;
  return copy;
}

/** The parts below each other, under a title and a sentence. */
function drawing(parts: Element[], title: string, sentence: string): { svg: SVGSVGElement; width: number; height: number } {
  const sizes = parts.map((part) => part.getBoundingClientRect());
  const width = Math.ceil(Math.max(...sizes.map((one) => one.width))) + 2 * EDGE;
  const height = Math.ceil(HEAD + sizes.reduce((sum, one) => sum + one.height + GAP, 0)) + EDGE - GAP;
  const page = getComputedStyle(document.body);
  const root = document.documentElement;
  const svg = document.createElementNS(SVG, "svg");
  for (const { name, value } of root.attributes) if (/^(data-|lang)/.test(name)) svg.setAttribute(name, value);
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  const style = document.createElementNS(SVG, "style");
  const sheets = [...document.styleSheets].map((sheet) => stylesOf(sheet.cssRules, (condition) => matchMedia(condition).matches));
  style.textContent = `${sheets.join("\n")}\n*, ::before, ::after { animation: none !important; transition: none !important; }`;
  const frame = document.createElementNS(SVG, "foreignObject");
  frame.setAttribute("width", "100%");
  frame.setAttribute("height", "100%");
  const sheet = element("div", `box-sizing: border-box; width: ${width}px; height: ${height}px; padding: 0 ${EDGE}px ${EDGE}px; display: flex; flex-direction: column; align-items: center; gap: ${GAP}px; background: var(--page); color: var(--ink); font-family: ${page.fontFamily.replaceAll('"', "'")}; font-size: ${page.fontSize}; line-height: ${page.lineHeight}`);
  const head = element("div", `box-sizing: border-box; flex: none; align-self: stretch; height: ${HEAD - GAP}px; padding-top: 10px; overflow: hidden`);
  head.append(
    element("div", "font: 600 20px/1.2 var(--font-display); white-space: nowrap", title),
    element("div", "font-size: 14px; line-height: 1.35; color: var(--ink-2); white-space: nowrap; overflow: hidden; text-overflow: ellipsis", sentence),
  );
  sheet.append(...[...document.querySelectorAll("svg.sprite")].map((sprite) => sprite.cloneNode(true)), head, ...parts.map(copyOf));
  frame.append(sheet);
  svg.append(style, frame);
  return { svg, width, height };
}

/** The picture as a PNG. */
export async function pictureOf(parts: Element[], title: string, sentence: string): Promise<Blob> {
  const { svg, width, height } = drawing(parts, title, sentence);
  const image = new Image();
  // Not by a blob: what was drawn from one can't be saved again in some browsers.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

/** Save the picture as a file. */
export async function savePicture(parts: Element[], title: string, sentence: string, name: string): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await pictureOf(parts, title, sentence));
  link.download = `${name}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
