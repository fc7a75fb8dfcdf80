import { describe, expect, it } from "vitest";
import { ranked } from "./advice";

const options = [{ action: "a", share: 0.5 }, { action: "b", share: 0.51 }, { action: "c", share: 0.3 }];

describe("advice", () => {
  it("puts what lies within the noise on one place", () => {
    expect(ranked(options, 0.02).map(({ action, place, equal }) => [action, place, equal])).toEqual([["a", 1, true], ["b", 1, true], ["c", 3, false]]);
  });
  it("calls nothing equal where one option stands out", () => {
    const clear = ranked([{ action: "a", share: 0.6 }, { action: "b", share: 0.3 }, { action: "c", share: 0.4 }], 0.02);
    expect(clear.map(({ action, place, equal }) => [action, place, equal])).toEqual([["a", 1, false], ["c", 2, false], ["b", 3, false]]);
  });
});
