import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("everything for shoppers takes its lazy parts from here", () => {
  const files = globSync("app/**/*.{ts,tsx}").filter(
    (path) => !/^app\/admin\/|start\/lazy\.ts$|\.test\./.test(path),
  );
  const others = files.filter((path) =>
    /import \{[^}]*\blazy\b[^}]*\} from "react"/.test(readFileSync(path, "utf8")),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(others).toEqual([]);
});
