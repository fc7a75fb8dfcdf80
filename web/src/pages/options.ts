import type { OptionData, OptionInfo } from "../protocol";
import type { Words } from "../texts/words";

export type Chosen = Record<string, OptionData>;

/** May an option differ from its default, with these other options and so many seats? */
export function allowed(option: OptionInfo, chosen: Chosen, seats: number): boolean {
  const fits = Object.entries(option.needs).every(([id, values]) => values.includes(String(chosen[id])));
  return fits && (!option.seats.length || option.seats.includes(seats));
}

/** The values that go with so many seats. */
export function valuesFor(option: OptionInfo, seats: number): string[] {
  return option.values.filter((value) => option.seats_of[value]?.includes(seats) ?? true);
}

/** What was chosen, as far as it goes with so many seats; otherwise the default. */
export function valueFor(option: OptionInfo, chosen: Chosen, seats: number): OptionData {
  const value = allowed(option, chosen, seats) ? chosen[option.id] : undefined;
  const fits = typeof value !== "string" || valuesFor(option, seats).includes(value);
  return (fits ? value : undefined) ?? option.default;
}

/** Is the value the one out of the box? A set is kept in the order of its values, so that its text tells. */
export function isDefault(option: OptionInfo, value: OptionData): boolean {
  return String(value) === String(option.default);
}

/** A value in words. */
export function valueText(option: OptionInfo, value: OptionData, words: Words): string {
  if (Array.isArray(value)) return words.list(value.map((one) => words.say(`option-${option.id}-${one}`)));
  if (typeof value === "number") return words.say(`option-${option.id}-value`, { count: value });
  return words.say(`option-${option.id}-${typeof value === "boolean" ? (value ? "on" : "off") : value}`);
}

/** The number that somebody typed, within the limits; the default if it is none. */
export function within(option: OptionInfo, typed: number): number {
  const wished = Number.isFinite(typed) ? Math.round(typed) : Number(option.default);
  return Math.min(option.most, Math.max(option.least, wished));
}

/** A set with one thing more or less, in the order of the values. */
export function toggled(option: OptionInfo, set: string[], word: string): string[] {
  return option.values.filter((one) => (one === word) !== set.includes(one));
}

/** May a thing be taken out of a set, or is it one of the least that must be in it? */
export function isHeld(option: OptionInfo, set: string[], word: string): boolean {
  return set.includes(word) && set.length <= option.least;
}
