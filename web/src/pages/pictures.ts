/** The pictures on all boxes: a shelf shows them together, and one file of them is smaller than each by itself. */
export const PICTURES = import.meta.glob<string>("../boards/*/cover.svg", { query: "?raw", import: "default", eager: true });
