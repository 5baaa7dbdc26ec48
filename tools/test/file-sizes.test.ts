import { execFileSync } from "node:child_process";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../start/launch.mjs";

const maxLines = 300;

/** Data, styles, tests, a subject of the database and what a command has made may be long; the studio has rules of its own. */
const mayBeLong =
  /^(content|studio|public|supabase)\/|\.(css|md|json|generated\.ts|test\.tsx?|spec\.ts)$|^package-lock\.json$|database\.types\.ts$/;

const isSource = /\.(ts|tsx|mts|mjs|js|sql|conf|yaml|yml)$/;

const lineCount = (path: string) =>
  readFileSync(`${root}/${path}`, "utf8").trimEnd().split("\n").length;

const inRepository = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard"],
  { cwd: root, encoding: "utf8" },
)
  .trimEnd()
  .split("\n");

test(`no file of code is longer than ${maxLines} lines`, () => {
  const files = inRepository.filter((path) => isSource.test(path) && !mayBeLong.test(path));
  expect(files.length).toBeGreaterThan(100);
  const long = files
    .map((path) => ({ path, lines: lineCount(path) }))
    .filter(({ lines }) => lines > maxLines)
    .map(({ path, lines }) => `${path}: ${lines} lines`);
  expect(long).toEqual([]);
});

/** How long each component of a file is, by its name. */
const componentsOf = (path: string) =>
  [
    ...readFileSync(`${root}/${path}`, "utf8").matchAll(
      /^(?:export )?(?:default )?(?:function|const) ([A-Z]\w*).*?^(?:\}|\}?\);)$/gms,
    ),
  ].map(([code, name]) => ({ name: `${path}: ${name}`, lines: code.split("\n").length }));

test("a component of the back office has at most 120 lines, a page of its settings 80", () => {
  const pages = inRepository.filter((path) => /^app\/admin\/.*\.tsx$/.test(path));
  const settings = pages.filter((path) => path.startsWith("app/admin/settings/"));
  const components = pages.flatMap(componentsOf);
  expect(components.length).toBeGreaterThan(settings.length);
  expect(settings.length).toBeGreaterThan(10);
  expect(components.filter(({ lines }) => lines > 120)).toEqual([]);
  expect(settings.filter((path) => lineCount(path) > 80)).toEqual([]);
});

test("a clone without history transfers at most 150 MB, which its files are before they are pressed", () => {
  const sizes = inRepository.map(
    (path) => lstatSync(`${root}/${path}`, { throwIfNoEntry: false })?.size ?? 0,
  );
  expect(sizes.reduce((sum, size) => sum + size) / 1024 ** 2).toBeLessThanOrEqual(150);
});

test("all that is declared of the database has at most 9,500 lines", () => {
  const lines = readdirSync(`${root}/supabase/schemas`).map((name) =>
    lineCount(`supabase/schemas/${name}`),
  );
  expect(lines.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(9_500);
});

test("the root shows at most nineteen entries", () => {
  const tracked = execFileSync("git", ["ls-tree", "--name-only", "HEAD"], {
    cwd: root,
    encoding: "utf8",
  });
  const visible = tracked.split("\n").filter((name) => name && !name.startsWith("."));
  expect(visible.length).toBeLessThanOrEqual(19);
});
