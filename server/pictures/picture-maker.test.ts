/** @module-tag long */
import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import type { Database } from "#server/database/database.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { createLog } from "#server/logging.ts";
import { madePictures } from "#server/pictures/picture-files.ts";
import { openPublishing, type Publishing } from "#server/publish/publish.ts";
import { readPublishedRows } from "#server/publish/published-rows.ts";
import { seedSampleShop } from "#server/publish/seed-sample-shop.ts";
import { openPublishingFolder } from "#server/publish/testing.ts";
import { openOriginals } from "./originals.ts";
import { createPictureHost } from "./picture-host.ts";
import { createPictureMaker, type PictureMaker } from "./picture-maker.ts";

let database: Database;
let opened: Awaited<ReturnType<typeof openPublishingFolder>>;
let dataDir: string;
let maker: PictureMaker;
let publish: Publishing["publish"];
const open = () =>
  createPictureMaker({
    database,
    folder: opened.folder,
    originals: openOriginals(dataDir),
    pictures: createPictureHost(),
    log: createLog("error", () => undefined),
    // The machine may be busy with other tests.
    timeoutMs: 50_000,
  });
beforeAll(async () => {
  database = await openTestDatabase();
  await seedSampleShop(database);
  opened = await openPublishingFolder();
  dataDir = await mkdtemp(join(tmpdir(), "store-originals-"));
  maker = open();
  ({ publish } = openPublishing(opened.folder, opened.code, sample));
});
afterAll(async () => {
  maker.stop();
  await opened.remove();
  await rm(dataDir, { recursive: true });
  await database.close();
});

const bed = sample.products.bedroom[0]!;
const page = `/deals/bedroom/${bed.slug}.html`;
const list = "/deals/bedroom.html";

/** Red above, blue below; the camera lay on its side and knew where it was. */
async function photo(height = 800) {
  const width = Math.round((height / 3) * 4);
  const half = (background: string) =>
    sharp({ create: { width, height: height / 2, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#000" } })
    .composite([
      { input: await half("#e01010"), top: 0, left: 0 },
      { input: await half("#1010e0"), top: height / 2, left: 0 },
    ])
    .jpeg()
    .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitude: "42/1 34/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

async function upload(bytes: Buffer): Promise<string> {
  const name = `${createHash("sha256").update(bytes).digest("hex")}.jpg`;
  await openOriginals(dataDir).write(name, bytes);
  return name;
}

const add = (original: string, more = "") =>
  database.transaction((tx) =>
    tx.query(
      `insert into public.product_pictures (id, product_id, original, alt, position)
       values ($1, $2, $3, $4, (select count(*) + 1 from public.product_pictures))`,
      [randomUUID(), String(bed.id), original, `A bed from above${more}`],
    ),
  );

async function goLive() {
  await maker.settle();
  return publish(await database.transaction(readPublishedRows), new Date());
}

test("an owner's picture replaces the studio's on every page, upright and without its place", async () => {
  await goLive();
  expect(await opened.read(page)).toContain(`/pictures/${bed.slug}-`);
  await add(await upload(await photo(1200)));
  const { rendered } = await goLive();
  expect(rendered).toBeGreaterThan(1);
  for (const file of [page, list]) {
    const html = await opened.read(file);
    expect(html).toMatch(/\/pictures\/photo-[0-9a-f]{12}-[0-9a-f]{6}-/);
    expect(html).not.toContain(`/pictures/${bed.slug}-`);
  }
  expect(await opened.read(page)).toContain("A bed from above");
  const { files } = await opened.current();
  const made = Object.keys(files).filter((path) => path.startsWith("/pictures/photo-"));
  expect(made.map((path) => path.replace(/^.*-(\d+\.\w+)$/, "$1")).sort()).toEqual([
    "1200.avif",
    "1200.jpg",
    "200.avif",
    "400.avif",
    "800.avif",
    "800.webp",
  ]);
  const [name = ""] = (await readdir(madePictures(opened.folder))).filter((file) =>
    file.endsWith("800.webp"),
  );
  const image = sharp(join(madePictures(opened.folder), name));
  expect(await image.metadata()).toMatchObject({ width: 800, height: 600 });
  expect((await image.metadata()).exif).toBeUndefined();
  // Turned a quarter to the right, what was above is right.
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const red = (x: number) => data[(300 * info.width + x) * info.channels]!;
  expect(red(700)).toBeGreaterThan(180);
  expect(red(100)).toBeLessThan(70);
});

test("what was made already is not made again, and what was lost is", async () => {
  const again = open();
  const folder = madePictures(opened.folder);
  const files = await readdir(folder);
  await rm(join(folder, files[0]!));
  await again.settle();
  again.stop();
  expect((await readdir(folder)).sort()).toEqual(files.sort());
});

test("made darker, it is darker by as much as its owner saw", async () => {
  const redOf = async (name: string) => {
    const file = (await readdir(madePictures(opened.folder))).find(
      (file) => file.startsWith(name) && file.endsWith("800.webp"),
    );
    const image = sharp(join(madePictures(opened.folder), file!)).raw();
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    return data[(300 * info.width + 700) * info.channels]!;
  };
  const darken = (light: number) =>
    database.transaction(async (tx) => {
      const { rows } = await tx.query<{ name: string }>(
        "update public.product_pictures set light = $1 returning name",
        [light],
      );
      return rows[0]!.name;
    });
  await database.transaction((tx) => tx.query("delete from public.product_pictures"));
  await add(await upload(await photo()));
  await maker.settle();
  const [plain, darker] = [await darken(0), await darken(-2)];
  await goLive();
  expect(await opened.read(page)).toContain(darker);
  expect((await redOf(darker)) / (await redOf(plain))).toBeCloseTo(0.75, 1);
  await darken(0);
  await goLive();
});

test("an original that is gone or broken holds nothing up, and its owner is told why", async () => {
  await add(`${"0".repeat(64)}.jpg`, ", gone");
  const half = await photo();
  await add(await upload(half.subarray(0, half.length / 3)), ", half");
  await goLive();
  const { rows } = await database.transaction((tx) =>
    tx.query<{ problem: string }>(
      "select problem from public.product_pictures where problem is not null order by alt",
    ),
  );
  expect(rows.map(({ problem }) => problem)).toEqual([
    expect.stringMatching(/is gone/),
    expect.stringMatching(/damaged/),
  ]);
  expect(await opened.read(page)).toMatch(/\/pictures\/photo-/);
});

const problemOf = async (original: string) => {
  const { rows } = await database.transaction((tx) =>
    tx.query<{ problem: string | null; can_retry: boolean }>(
      "select problem, can_retry from public.product_pictures where original = $1",
      [original],
    ),
  );
  return rows[0];
};

test("an original that is put back is shown after the next start", async () => {
  const bytes = await photo(840);
  const original = `${createHash("sha256").update(bytes).digest("hex")}.jpg`;
  await add(original, ", put back");
  await maker.settle();
  expect(await problemOf(original)).toEqual({
    problem: expect.stringMatching(/is gone/),
    can_retry: true,
  });
  await upload(bytes);
  const next = open();
  await next.settle();
  next.stop();
  expect(await problemOf(original)).toEqual({ problem: null, can_retry: false });
});

test("a server that fails is no fault of the picture: it is tried again, then told, and once more when staff ask", async () => {
  const original = await upload(await photo(820));
  await add(original, ", of a bad day");
  let failed = 0;
  let isBadDay = true;
  const host = createPictureHost();
  const bad = createPictureMaker({
    database,
    folder: opened.folder,
    originals: openOriginals(dataDir),
    pictures: {
      ...host,
      async run(task) {
        if (!isBadDay) return host.run(task);
        failed += 1;
        return { problem: "The process was killed.", again: true };
      },
    },
    log: createLog("error", () => undefined),
    againMs: 5,
    pauseMs: { first: 1, longest: 600_000 },
  });
  await bad.settle();
  expect((await problemOf(original))?.problem).toBeNull();
  await expect
    .poll(() => problemOf(original))
    .toEqual({
      problem: expect.stringMatching(/Nothing is wrong with the picture/),
      can_retry: true,
    });
  expect(failed).toBe(5);
  isBadDay = false;
  await database.transaction((tx) =>
    tx.query(
      "update public.product_pictures set problem = null, can_retry = false where can_retry",
    ),
  );
  await expect
    .poll(async () => {
      const { rows } = await database.transaction((tx) =>
        tx.query(
          "select from public.pictures join public.product_pictures using (name) where original = $1",
          [original],
        ),
      );
      return rows.length;
    })
    .toBe(1);
  bad.stop();
});

test("a picture in a printer's colors is shown in a screen's", async () => {
  const host = createPictureHost();
  const bytes = await sharp(await photo())
    .toColorspace("cmyk")
    .jpeg()
    .toBuffer();
  expect(await sharp(bytes).metadata()).toMatchObject({ space: "cmyk", channels: 4 });
  const cut = { turn: 0, zoom: 100, focus_x: 50, focus_y: 50, light: 0 };
  const folder = await mkdtemp(join(tmpdir(), "store-cmyk-"));
  const named = { name: "photo-0123456789ab", hash: "abcdef" };
  expect(await host.run({ kind: "make", bytes, cut, folder, ...named })).toHaveProperty("facts");
  host.end();
  for (const file of await readdir(folder)) {
    const image = sharp(join(folder, file));
    const { width, ...kind } = await image.metadata();
    expect(kind).toMatchObject({ space: "srgb", channels: 3 });
    // Turned upright, its red half is on the right.
    const right = { left: width - 60, top: 10, width: 50, height: 50 };
    const { dominant } = await sharp(await image.extract(right).png().toBuffer()).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b + 80);
  }
  await rm(folder, { recursive: true });
});

test("a disk that cannot be written is no fault of the picture", async () => {
  const host = createPictureHost();
  const cut = { turn: 0, zoom: 100, focus_x: 50, focus_y: 50, light: 0 };
  // A file stands where the folder has to be.
  const folder = join(dataDir, "a-file");
  await writeFile(folder, "");
  const named = { name: "photo-0123456789ab", hash: "abcdef" };
  expect(await host.run({ kind: "make", bytes: await photo(), cut, folder, ...named })).toEqual({
    problem: "The store’s disk can’t be written to.",
    again: true,
  });
  host.end();
});

test("where the files are gone, too, the studio's picture is back", async () => {
  await rm(madePictures(opened.folder), { recursive: true });
  const rows = await database.transaction(readPublishedRows);
  const fresh = await openPublishingFolder();
  await openPublishing(fresh.folder, fresh.code, sample).publish(rows, new Date());
  expect(await fresh.read(page)).toContain(`/pictures/${bed.slug}-`);
  await fresh.remove();
});

test("taken off, it leaves the release", async () => {
  await database.transaction((tx) => tx.query("delete from public.product_pictures"));
  await goLive();
  expect(await opened.read(page)).toContain(`/pictures/${bed.slug}-`);
  const { files } = await opened.current();
  expect(Object.keys(files).filter((path) => path.startsWith("/pictures/photo-"))).toEqual([]);
});
