import { execFile } from "node:child_process";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { codeVersion } from "#server/site/code-version.ts";
import { makeReleases } from "#server/site/testing.ts";
import { programEnv } from "#server/testing.ts";

const code = codeVersion();
let mine: Awaited<ReturnType<typeof makeReleases>>;
beforeEach(async () => {
  mine = await makeReleases();
});
afterEach(() => mine.remove());

/** A command of the project under the units' umask, with its status and what it said. */
async function run(program: string, args: string[], variables: Record<string, string> = {}) {
  const env = { ...programEnv, BUILD_DIR: mine.folder, ...variables };
  const file = join(import.meta.dirname, program);
  const command = ["-c", 'umask 0077 && exec "$@"', "sh", process.execPath, file, ...args];
  return promisify(execFile)("sh", command, { env }).then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    ({ code: status, stdout, stderr }) => ({ status, stdout, stderr }),
  );
}
const releases = (...args: string[]) => run("releases.ts", args);

test("without a release the list says what to do", { tags: "long" }, async () => {
  expect((await releases()).stdout).toMatch(/There’s no release in .* Run npm run build/);
  expect(await releases("use", "1")).toMatchObject({ status: 1 });
});

test("the list marks the current one, other code, and what is damaged", async () => {
  await mine.release({ "/index.html": "one" });
  const { id } = await mine.release({ "/index.html": "two" }, { code });
  const third = await mine.write({ "/index.html": "three" }, { code });
  await writeFile(join(mine.folder, "releases", third.id, "manifest.json"), "{");
  const lines = (await releases()).stdout.trim().split("\n");
  expect(lines[0]).toMatch(new RegExp(`^\\* ${id}  .* 1 files$`));
  expect(lines[1]).toMatch(/^ {2}000001-\d+ .*, for other code \(code-of-tests\)$/);
  expect(lines[2]).toMatch(new RegExp(`^! ${third.id}  can’t be served: `));
});

test("an older release is served again by its number, and a damaged one is not", {
  tags: "long",
}, async () => {
  const first = await mine.release({ "/index.html": "one" }, { code });
  const second = await mine.release({ "/index.html": "two" }, { code });
  expect(await releases("use", "1")).toMatchObject({ status: 0 });
  expect(await mine.store.currentId()).toBe(first.id);
  await writeFile(join(mine.folder, "releases", second.id, "manifest.json"), "{");
  const refused = await releases("use", "2");
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain("can’t be served");
  expect((await releases("use", "9")).stderr).toContain("There’s no release 9");
  expect(await mine.store.currentId()).toBe(first.id);
});

test("a wrong word shows the usage", async () => {
  const refused = await releases("remove", "1");
  expect([refused.status, refused.stderr.slice(0, 6)]).toEqual([1, "Usage:"]);
});

test("what an image brings is served, once, and the scripts of before stay", {
  tags: "long",
}, async () => {
  const before = await mine.release({ "/index.html": "old", "/assets/old.js": "old()" });
  const image = await makeReleases();
  await image.release({ "/index.html": "new", "/assets/new.js": "fresh()" }, { code, inputs: "i" });
  expect(await releases("adopt", image.folder)).toMatchObject({ status: 0 });
  expect(await releases("adopt", image.folder)).toMatchObject({ status: 0 });
  const { releases: kept } = await mine.store.list();
  expect(kept.map(({ id }) => id)).toEqual([await mine.store.currentId(), before.id]);
  const page = kept[0]!.files["/index.html"]!;
  expect(await readFile(mine.store.objects.pathOf(page.hash), "utf8")).toBe("new");
  await image.remove();
  expect((await releases("adopt", image.folder)).stderr).toContain("There’s no release in");
});

test("an export has the files and their headers, and tells the host's command which", {
  tags: "long",
}, async () => {
  const { id } = await mine.release(
    { "/index.html": "home", "/assets/app.js": "app()" },
    { code, headers: { page: { "X-Frame-Options": "DENY" } } as never },
  );
  const target = join(mine.folder, "site");
  const told = join(mine.folder, "told");
  const done = await run("export.ts", [target], {
    PUBLISH_COMMAND: `echo $RELEASE $FOLDER >${told}`,
  });
  expect(done).toMatchObject({ status: 0 });
  expect(await readFile(join(target, "index.html"), "utf8")).toBe("home");
  expect(await readFile(join(target, "_headers"), "utf8")).toContain("X-Frame-Options: DENY");
  for (const path of ["", "assets", "index.html", "assets/app.js", "_headers"]) {
    const { mode } = await stat(join(target, path));
    expect((mode & 0o777).toString(8), path).toBe(/\.|_/.test(path) ? "644" : "755");
  }
  expect(await readFile(told, "utf8")).toBe(`${id} ${target}\n`);
  await run("export.ts", [target, "--detach"]);
  expect(await readFile(join(target, "_headers"), "utf8")).toContain("! X-Frame-Options");
  const failed = await run("export.ts", [target], { PUBLISH_COMMAND: "exit 3" });
  expect(failed).toMatchObject({ status: 1 });
  expect(failed.stderr).toContain("PUBLISH_COMMAND ended with 3");
});

test("an export never replaces a folder that is something else", { tags: "long" }, async () => {
  await mine.release({ "/index.html": "home" }, { code });
  const refused = await run("export.ts", [mine.folder]);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain("holds something else");
  expect((await releases()).stdout).toContain("* 000001");
});
