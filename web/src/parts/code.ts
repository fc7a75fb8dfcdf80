import encodeQR from "qr";

const BORDER = 3;

/** A text as a QR code: its width, and its dark squares as a path of SVG. */
export function codeOf(text: string): { size: number; path: string } {
  const rows = encodeQR(text, "raw", { border: BORDER });
  return { size: rows.length, path: rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("") };
}
