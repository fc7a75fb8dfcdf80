import { describe, expect, it } from "vitest";
import { packName, readPack } from "./packs";

describe("packs of one's own", () => {
  it("get a name that can stand in a record", () => {
    expect(packName("Mi corrección (2)")).toBe("Mi-correccion-2");
    expect(packName("***")).toBe("");
  });
  it("hold the chosen files and are called after the first", async () => {
    const pack = await readPack([new File(["a = 1"], "buildings.toml"), new File(["b = 2"], "map.toml")]);
    expect(pack).toEqual({ name: "buildings", files: { "buildings.toml": "a = 1", "map.toml": "b = 2" } });
  });
});
