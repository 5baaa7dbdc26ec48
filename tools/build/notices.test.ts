import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../start/launch.mjs";
import { writeNotices } from "./notices.ts";

test("the notices name what is shipped now: npm run notices", () => {
  const served = readFileSync(join(root, "public/third-party-notices.txt"), "utf8");
  expect(served).toBe(writeNotices());
  for (const name of ["react-dom ", "@fontsource-variable/figtree ", "SIL OPEN FONT LICENSE"]) {
    expect(served).toContain(name);
  }
});
