import { execFile } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takeLock } from "#server/database/lock-file.ts";
import { codeVersion } from "#server/site/code-version.ts";
import { makeReleases } from "#server/site/testing.ts";
import { buildInputs } from "./inputs.ts";

const root = resolve(import.meta.dirname, "../..");
const code = codeVersion();
const inputs = buildInputs(root);
const home = { "/index.html": "home" };

let releases: Awaited<ReturnType<typeof makeReleases>>;
beforeEach(async () => {
  releases = await makeReleases();
});
afterEach(() => releases.remove());

/** A build that cannot succeed: there is no program to build with. */
function build(...args: string[]) {
  const file = join(import.meta.dirname, "build.ts");
  const env = { PATH: "/nowhere", BUILD_DIR: releases.folder };
  const running = promisify(execFile)(process.execPath, [file, ...args], { env });
  const ended = running.then(
    ({ stdout, stderr }) => ({ status: 0, said: stdout + stderr }),
    ({ code: status, stdout, stderr }) => ({ status, said: stdout + stderr }),
  );
  return { child: running.child, ended };
}
const ids = async () => (await releases.store.list()).releases.map(({ id }) => id);

test("what was built from the same is served without a build", { tags: "long" }, async () => {
  const made = await releases.write(home, { code, inputs });
  await releases.release(home, { code: "newer", inputs: "other" });
  expect(await build("--if-needed").ended).toEqual({ status: 0, said: "" });
  expect(await releases.store.currentId()).toBe(made.id);
});

test("code that no page is made from needs a release of its own, and no build", {
  tags: "long",
}, async () => {
  const before = await releases.release(home, { code: "before", inputs });
  expect(await build("--if-needed").ended).toEqual({ status: 0, said: "" });
  const { releases: kept } = await releases.store.list();
  expect(kept.map((release) => [release.code, release.inputs])).toEqual([
    [code, inputs],
    ["before", inputs],
  ]);
  expect(await releases.store.currentId()).not.toBe(before.id);
  expect(Object.keys(kept[0]!.files)).toEqual(["/index.html"]);
});

test("a build that fails changes nothing and says what is served; a start goes on with that", {
  tags: "long",
}, async () => {
  const made = await releases.release(home, { code, inputs: "older" });
  // Read by whatever store opens meanwhile.
  const facts = join(root, "content/pictures.generated.ts");
  const before = await stat(facts);
  const failed = await build().ended;
  expect(failed.status).toBe(1);
  expect(failed.said).toContain(`changed nothing: release ${made.id} is served.`);
  expect((await build("--if-needed").ended).status).toBe(0);
  expect(await ids()).toEqual([made.id]);
  expect(await releases.store.currentId()).toBe(made.id);
  expect((await stat(facts)).mtimeMs).toBe(before.mtimeMs);
});

test("a build that fails over a release of other code says that it may not fit", {
  tags: "long",
}, async () => {
  await releases.release(home, { code: "before", inputs: "older" });
  expect((await build("--if-needed").ended).said).toContain("made by other code and may not fit");
});

test("a build that fails with nothing to serve ends a start, too", { tags: "long" }, async () => {
  const failed = await build("--if-needed").ended;
  expect(failed.status).toBe(1);
  expect(failed.said).toContain("there is no release to serve");
});

test("a second build waits for the first", { tags: "long" }, async () => {
  await releases.release(home, { code, inputs });
  const lock = takeLock(join(releases.folder, ".build-lock"));
  const waiting = build("--if-needed");
  await once(waiting.child.stdout!, "data");
  lock?.release();
  expect(await waiting.ended).toEqual({
    status: 0,
    said: "Another process is building the site; waiting for it…\n",
  });
});
