import { readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chooseRelease } from "./choose-release.ts";
import { objectsOf } from "./manifest.ts";
import { openReleases } from "./releases.ts";
import { filesFrom, makeReleases, testCode } from "./testing.ts";

let made: Awaited<ReturnType<typeof makeReleases>>;
beforeEach(async () => {
  made = await makeReleases();
});
afterEach(() => made.remove());

const text = (path: string, { files }: { files: Record<string, { hash: string }> }) =>
  readFileSync(made.store.objects.pathOf(files[path]!.hash), "utf8");
const objectNames = () => readdirSync(join(made.folder, "objects"));
/** As another process sees it, which has looked at nothing yet. */
const asFound = () => chooseRelease(openReleases(made.folder), testCode);

test("a release that is written is not served before the switch", async () => {
  const first = await made.release({ "/index.html": "one" });
  const second = await made.write({ "/index.html": "two" });
  expect((await asFound()).release?.id).toBe(first.id);
  await made.store.switchTo(second.id);
  expect((await asFound()).release?.id).toBe(second.id);
  expect([first.number, second.number]).toEqual([1, 2]);
});

test("what is not given comes from the release before, without being written again", async () => {
  const first = await made.release({
    "/index.html": "one",
    "/deals.html": "deals",
    "/old.html": "old",
  });
  const files = filesFrom({ "/index.html": "two" });
  const second = await made.write({}, { files, from: first, without: ["/old.html"] });
  expect(Object.keys(second.files)).toEqual(["/deals.html", "/index.html"]);
  expect(second.files["/deals.html"]).toEqual(first.files["/deals.html"]);
  expect(text("/index.html", second)).toBe("two");
});

test("what a file is sent with follows the code, also where its content stayed", async () => {
  const path = "/assets/page.js";
  const first = await made.release({ [path]: "same" });
  const file = first.files[path]!;
  const like = { ...first, files: { [path]: { ...file, type: "text/plain", headers: "file" } } };
  const second = await made.release({ [path]: "same" }, { like: like as typeof first });
  expect(second.files[path]).toEqual(file);
});

test("five are kept, and with them nothing but their own objects", async () => {
  for (let at = 0; at < 8; at += 1)
    await made.release({ "/index.html": `page ${at}`, "/same.html": "same" });
  const { releases } = await made.store.list();
  expect(releases.map(({ number }) => number)).toEqual([8, 7, 6, 5, 4]);
  const needed = new Set(
    releases.flatMap((release) => [...objectsOf(release)].map(({ hash }) => hash)),
  );
  expect(new Set(objectNames())).toEqual(needed);
});

test("the one that was gone back to stays, and so does the last one of the code before", async () => {
  const older = await made.release({ "/index.html": "older code" }, { code: "older" });
  const chosen = await made.release({ "/index.html": "chosen" });
  for (let at = 0; at < 6; at += 1) await made.write({ "/index.html": `page ${at}` });
  await made.store.switchTo(chosen.id);
  const ids = (await made.store.list()).releases.map(({ id }) => id);
  expect(ids).toHaveLength(7);
  expect(ids.slice(-2)).toEqual([chosen.id, older.id]);
  expect((await asFound()).release?.id).toBe(chosen.id);
});

test.each<[name: string, damage: (folder: string, id: string) => unknown]>([
  [
    "a manifest with other bytes",
    (folder, id) => damage(join(folder, "releases", id, "manifest.json")),
  ],
  [
    "a manifest cut off",
    (folder, id) => truncateSync(join(folder, "releases", id, "manifest.json"), 200),
  ],
  ["no manifest", (folder, id) => rm(join(folder, "releases", id, "manifest.json"))],
  ["a file cut off", (folder) => truncateSync(join(folder, "objects", newestObject()), 1)],
  ["a file missing", (folder) => rm(join(folder, "objects", newestObject()))],
])("with %s, the last whole release is served, and a sentence says why", async (_, harm) => {
  const first = await made.release({ "/index.html": "one" });
  const second = await made.release({ "/index.html": "two, the newer one" });
  newestObject = () => second.files["/index.html"]!.hash;
  await harm(made.folder, second.id);
  const { release, remarks } = await asFound();
  expect(release?.id).toBe(first.id);
  expect(remarks.join(" ")).toContain(`Release ${second.id} in ${made.folder} can’t be served: `);
  expect(remarks.join(" ")).toContain(`Serving ${first.id} instead`);
  await expect(openReleases(made.folder).switchTo(second.id)).rejects.toThrow();
  expect((await asFound()).release?.id).toBe(first.id);
});

let newestObject: () => string;
function damage(path: string) {
  const bytes = readFileSync(path);
  bytes[bytes.length - 20]! ^= 1;
  writeFileSync(path, bytes);
}

test("a release copied under another name is refused", async () => {
  const first = await made.release({ "/index.html": "one" });
  const second = await made.write({ "/index.html": "two" });
  const path = (id: string) => join(made.folder, "releases", id, "manifest.json");
  writeFileSync(path(second.id), readFileSync(path(first.id)));
  const { damaged } = await openReleases(made.folder).list();
  expect(damaged[0]?.reason).toContain(`a copy of ${first.id}`);
});

test("a current file with nonsense in it means the newest whole release", async () => {
  const { id } = await made.release({ "/index.html": "one" });
  for (const nonsense of ["", "../../etc", "\0\0\0\0", "000099-20260101000000"]) {
    writeFileSync(join(made.folder, "current"), nonsense);
    expect((await asFound()).release?.id).toBe(id);
  }
});

test("a release whose writing fails leaves everything as it was", async () => {
  const first = await made.release({ "/index.html": "one" });
  const files = (async function* () {
    yield* filesFrom({ "/index.html": "two" });
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  })();
  await expect(made.write({}, { files })).rejects.toThrow("no space left");
  expect((await asFound()).release?.id).toBe(first.id);
  expect((await made.store.list()).releases).toHaveLength(1);
  await made.release({ "/index.html": "three" });
  expect(objectNames()).toHaveLength(2);
});

test("two writers at once each write a whole release", async () => {
  const stores = [1, 2, 3, 4].map(() => openReleases(made.folder));
  const base = await made.release({ "/index.html": "one" });
  const about = { madeBy: "a test", code: testCode, inputs: "", siteUrl: "", headers: {} };
  const written = await Promise.all(
    stores.map((store, at) =>
      store.write({
        ...about,
        from: base,
        files: filesFrom({ [`/page-${at}.html`]: `page ${at}` }),
      }),
    ),
  );
  expect(new Set(written.map(({ number }) => number)).size).toBe(4);
  for (const { id, files } of written) {
    expect(Object.keys(files)).toHaveLength(2);
    await openReleases(made.folder).switchTo(id);
  }
});

test("a release cannot be built on one that is gone", async () => {
  const gone = await made.release({ "/index.html": "one" });
  for (let at = 0; at < 6; at += 1) await made.release({ "/index.html": `page ${at}` });
  await expect(made.write({ "/a.html": "a" }, { from: gone })).rejects.toThrow("is gone");
});
