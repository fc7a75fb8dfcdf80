import { expect, test } from "vitest";
import { commitmentOf } from "./commitment";

test("the page computes the commitment as the engine does", async () => {
  expect(await commitmentOf("a secret")).toBe("183f519e0a57b8f78bd20d5cc53753ed194f0a962bf54f0b1d8d9205ec3a133c");
});
