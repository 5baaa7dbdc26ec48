import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { shouldRevalidate } from "./root.tsx";
import routes from "./routes.ts";

/** Every page in the storefront's frame, by its path, with its file. */
function pagesOf(
  entries: readonly RouteConfigEntry[],
  parent = "",
): [path: string, file: string][] {
  return entries.flatMap(({ path = "", file, children }) => {
    const full = `${parent}/${path}`.replace(/\/+/g, "/");
    return children ? pagesOf(children, full) : [[full, file]];
  });
}

function comesAnew(from: string, to: string) {
  const [currentUrl, nextUrl] = [from, to].map((path) => new URL(path, "https://shop.example"));
  return shouldRevalidate({ currentUrl, nextUrl } as Parameters<typeof shouldRevalidate>[0]);
}

test("the frame's facts come with another page's own data, and are never asked for alone", () => {
  const frame = routes.find(({ file }) => file === "storefront/layout.tsx")?.children ?? [];
  for (const [path, file] of pagesOf(frame)) {
    const source = readFileSync(`app/${file}`, "utf8");
    const asks = source.includes("function loader(") && !source.includes("function clientLoader(");
    expect(comesAnew("/somewhere", path), path).toBe(asks);
    expect(comesAnew(path, `${path}?q=oak`), path).toBe(false);
  }
});
