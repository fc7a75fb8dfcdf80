import type { ReviewOption } from "../protocol";
import { because, percent } from "../table/advice";
import type { Table } from "../table/table.svelte";
import { say } from "../words.svelte";

/** An option as on the button that takes it. */
export function optionName(table: Table, option: ReviewOption): string {
  if (!option.action) return say("ui-review-let-it-be");
  const message = `action-${option.kind}`;
  return table.words.has(message) ? table.words.say(message, option.values) : option.action;
}

/** Parts of the victory as points of 100, with one decimal and a real minus sign. */
export function points(share: number, language: string): string {
  const figure = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.abs(100 * share));
  return Math.abs(share) < 0.0005 ? figure : `${share < 0 ? "−" : ""}${figure}`;
}

/** The same without decimals, always with a sign. */
export function signed(share: number): string {
  const figure = Math.round(Math.abs(100 * share));
  return figure === 0 ? "0" : `${share < 0 ? "−" : "+"}${figure}`;
}

/** What speaks for an option, or that it pays later. */
export function whyText(table: Table, seat: number, reasons: { id: string; party: number; change: string }[]): string {
  const said = because({ reasons }, seat, table.words);
  return said ? say("ui-review-brings", { what: said }) : say("ui-review-pays-later");
}

export { percent };
