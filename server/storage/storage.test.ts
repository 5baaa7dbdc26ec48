import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StorageClient } from "@supabase/storage-js";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { maxBytes } from "#server/pictures/originals.ts";
import { createPictureHost } from "#server/pictures/picture-host.ts";
import { openTestApi, type TestApi } from "#server/rest/testing.ts";
import {
  animatedWebp,
  bombs,
  scriptedDrawing,
  tallProgressive,
} from "#server/storage/testing/bad-pictures.ts";

let api: TestApi;
let dataDir: string;
let photo: Buffer;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "store-pictures-"));
  api = await openTestApi("", { DATA_DIR: dataDir });
  photo = await picture(1600, 1200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#885522" } });

const nameOf = (bytes: Uint8Array, end = "jpg") =>
  `${createHash("sha256").update(bytes).digest("hex")}.${end}`;

/** The client library as the back office uses it. */
async function bucketAs(person: "admin" | "shopper" | "stranger") {
  const { publishableKey } = readEnv({});
  const token = person === "stranger" ? publishableKey : await api.token(api.people[person]);
  const client = new StorageClient(
    "http://store.example/storage/v1",
    { apikey: publishableKey, Authorization: `Bearer ${token}` },
    ((url: string, init: RequestInit) => api.app.request(url, init)) as typeof fetch,
  );
  return client.from("originals");
}

async function upload(bytes: Uint8Array, name = nameOf(bytes)) {
  const { data, error } = await (await bucketAs("admin")).upload(name, bytes as never, {
    contentType: "image/jpeg",
  });
  return { data, error: error as { status?: number; message: string } | null };
}

describe("an original", () => {
  test("is kept once, whoever sends it again, and read back as it was", {
    tags: "long",
  }, async () => {
    const bucket = await bucketAs("admin");
    const [first, second] = await Promise.all([upload(photo), upload(photo)]);
    const refusals = [first.error, second.error].filter((error) => error !== null);
    expect(refusals.every(({ status }) => status === 409)).toBe(true);
    const path = join(dataDir, "originals", nameOf(photo));
    await utimes(path, 1_000, 1_000);
    expect((await upload(photo)).error).toMatchObject({ status: 409 });
    // Whoever sends it again is about to use it.
    expect((await stat(path)).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
    const { data } = await bucket.download(nameOf(photo));
    expect(Buffer.from(await data!.arrayBuffer()).equals(photo)).toBe(true);
    expect(await readdir(join(dataDir, "originals"))).toEqual([nameOf(photo)]);
  });

  test("is shown as a small upright JPEG, to an admin alone", async () => {
    const transform = { width: 640, height: 640, resize: "contain" } as const;
    await upload(photo);
    const { data } = await (await bucketAs("admin")).download(nameOf(photo), { transform });
    const copy = await sharp(Buffer.from(await data!.arrayBuffer())).metadata();
    expect(copy).toMatchObject({ format: "jpeg", width: 480, height: 640 });
    expect(copy.exif).toBeUndefined();
    const refusals = [
      ["shopper", nameOf(photo), transform, 403],
      ["stranger", nameOf(photo), transform, 403],
      ["admin", `${"0".repeat(64)}.jpg`, transform, 404],
      ["admin", "..%2fsecrets.json", transform, 400],
      ["admin", nameOf(photo), { width: 2_001 }, 400],
      ["admin", nameOf(photo), { height: 640 }, 400],
    ] as const;
    for (const [person, name, asked, status] of refusals) {
      const { error } = await (await bucketAs(person)).download(name, { transform: asked });
      expect(error).toMatchObject({ status });
    }
  });

  test("comes in a form, too", async () => {
    const bytes = await picture(900, 700).webp().toBuffer();
    const { error } = await (await bucketAs("admin")).upload(
      nameOf(bytes, "webp"),
      new Blob([bytes as never], { type: "image/webp" }),
    );
    expect(error).toBeNull();
  });

  test.each(["shopper", "stranger"] as const)("is no %s's to add or to see", async (person) => {
    const bucket = await bucketAs(person);
    const bytes = await picture(700, 600).jpeg().toBuffer();
    expect((await bucket.upload(nameOf(bytes), bytes)).error).toMatchObject({ status: 403 });
    expect((await bucket.download(nameOf(photo))).error).not.toBeNull();
  });
});

describe("what is no picture costs a sentence", () => {
  type Bad = [string, () => Uint8Array | Promise<Uint8Array>, string, number, RegExp];
  const bad: Bad[] = [
    ...Object.entries(bombs).map(
      ([end, make]): Bad => [`a bomb that is a ${end}`, make, end, 422, /too many pixels/],
    ),
    ["a progressive JPEG that would be held whole", tallProgressive, "jpg", 422, /too many pixels/],
    [
      "a file that lies",
      () => picture(800, 600).png().toBuffer(),
      "jpg",
      415,
      /says.*JPEG.*it’s a PNG/,
    ],
    ["a drawing with a script that is called a JPEG", scriptedDrawing, "jpg", 415, /isn’t a JPEG/],
    ["a picture that moves", animatedWebp, "webp", 422, /is animated/],
    ["a HEIC", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), "jpg", 415, /HEIC/],
    ["half a picture", () => photo.subarray(0, photo.length / 2), "jpg", 422, /damaged/],
    [
      "nothing but a head",
      () => Buffer.concat([photo.subarray(0, 40), randomBytes(500)]),
      "jpg",
      422,
      /damaged/,
    ],
    ["a thumbnail", () => picture(160, 120).jpeg().toBuffer(), "jpg", 422, /160 × 120/],
    ["nothing", () => new Uint8Array(0), "jpg", 415, /isn’t a JPEG/],
    [
      "25 MB and a byte",
      () => Buffer.concat([photo, Buffer.alloc(maxBytes + 1 - photo.length)]),
      "jpg",
      413,
      /25 MB/,
    ],
    [
      "more than a body may have",
      () => Buffer.concat([photo, Buffer.alloc(maxBytes + 100_000)]),
      "jpg",
      413,
      /25 MB/,
    ],
  ];
  test.each(bad)("%s", async (_, make, end, status, words) => {
    const bytes = await make();
    const { error } = await upload(bytes, nameOf(bytes, end));
    expect(error).toMatchObject({ status, message: expect.stringMatching(words) });
  });

  test("a name that is a path, or another content's", async () => {
    const paths = [
      "..%2f..%2fsecrets.json",
      "..%2F..%2Fx.jpg",
      "%2e%2e%2fx.jpg",
      "a/b.jpg",
      "x.svg",
    ];
    for (const name of [...paths, `${"0".repeat(64)}.jpg`]) {
      expect((await upload(photo, name)).error).toMatchObject({ status: 400 });
    }
  });

  test("an upload that stops half-way", async () => {
    const bytes = await picture(802, 602).jpeg().toBuffer();
    const token = await api.token(api.people.admin);
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new Uint8Array(bytes.subarray(0, 400)));
        stream.error(new Error("The line dropped"));
      },
    });
    // As many as may be under way at once.
    for (let time = 0; time < 5; time += 1) {
      const answer = await api.app.request(`/storage/v1/object/originals/${nameOf(bytes)}`, {
        method: "POST",
        ...{ body: time === 0 ? body : bytes.subarray(0, 400), duplex: "half" },
        headers: { apikey: readEnv({}).publishableKey, Authorization: `Bearer ${token}` },
      } as RequestInit);
      expect(answer.status).toBe(400);
    }
    expect((await upload(bytes)).error).toBeNull();
  });

  test("a full disk keeps nothing, and says so", { tags: "long" }, async () => {
    const full = await mkdtemp(join(tmpdir(), "store-full-"));
    // Whatever cannot be written: here a file stands where the folder has to be.
    await writeFile(join(full, "originals"), "");
    const other = await openTestApi("", { DATA_DIR: full });
    const token = await other.token(other.people.admin);
    const answer = await other.app.request(`/storage/v1/object/originals/${nameOf(photo)}`, {
      method: "POST",
      body: photo as never,
      headers: { apikey: readEnv({}).publishableKey, Authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(507);
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/wasn’t saved/) });
    await other.close();
    await rm(full, { recursive: true });
  });

  test("none of them is left on the disk, and the next good one is taken", async () => {
    const bytes = await picture(801, 601).jpeg().toBuffer();
    expect((await upload(bytes)).error).toBeNull();
    const names = await readdir(join(dataDir, "originals"));
    expect(names.every((name) => /^[0-9a-f]{64}\.(jpg|webp)$/.test(name))).toBe(true);
  });
});

describe("originals have a limit", () => {
  const fill = (gigabytes: number, sentBy: string | null) =>
    api.database.transaction((tx) =>
      tx.query(
        `insert into private.stored_originals values (repeat('0', 64) || '.jpg', $1, $2)
         on conflict (name) do update set bytes = excluded.bytes, sent_by = excluded.sent_by`,
        [gigabytes * 1e9, sentBy],
      ),
    );
  afterAll(() => fill(1, null));

  test("of all, which says what to do, and takes nothing more", async () => {
    await fill(40, null);
    const bytes = await picture(803, 603).jpeg().toBuffer();
    const { error } = await upload(bytes);
    expect(error).toMatchObject({
      status: 413,
      message: expect.stringContaining("all 40 GB"),
    });
    expect(await readdir(join(dataDir, "originals"))).not.toContain(nameOf(bytes));
  });

  test("of one account, by what it has sent", async () => {
    await fill(20, null);
    const bytes = await picture(804, 604).jpeg().toBuffer();
    expect((await upload(bytes)).error).toBeNull();
    const { rows } = await api.database.transaction((tx) =>
      tx.query<{ sent_by: string; bytes: number }>(
        "select sent_by, bytes::int from private.stored_originals where name = $1",
        [nameOf(bytes)],
      ),
    );
    expect(rows).toEqual([{ sent_by: api.people.admin, bytes: bytes.length }]);
    await fill(20, rows[0]!.sent_by);
    const { error } = await upload(await picture(805, 605).jpeg().toBuffer());
    expect(error).toMatchObject({ status: 413, message: expect.stringContaining("one account") });
  });
});

describe("the process that reads pictures", () => {
  /** Held whole, it takes 290 MB. */
  const large = () =>
    picture(7_000, 7_000).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer();

  test("has a limit of memory, says so, and reads the next picture", { tags: "long" }, async () => {
    const bytes = await large();
    const small = createPictureHost({ memoryKiB: 800_000 });
    expect(await small.run({ kind: "check", bytes })).toEqual({
      problem: expect.stringContaining("too many pixels"),
    });
    expect(await small.run({ kind: "check", bytes: photo })).toMatchObject({ facts: {} });
    small.end();
    const ordinary = createPictureHost();
    expect(await ordinary.run({ kind: "check", bytes })).toMatchObject({ facts: { width: 7_000 } });
    const ended = ordinary.run({ kind: "check", bytes });
    // As a machine does that is short of memory.
    await killPictureProcess();
    expect(await ended).toEqual({
      problem: expect.stringContaining("Nothing is wrong"),
      again: true,
    });
    expect(await ordinary.run({ kind: "check", bytes: photo })).toMatchObject({ facts: {} });
    ordinary.end();
  });
});

async function killPictureProcess() {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, "utf8");
  for (const pid of children.trim().split(" ")) {
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    if (command.includes("picture-process.ts")) process.kill(Number(pid), "SIGKILL");
  }
}

test("a picture that takes too long ends its process, and the next one gets another", async () => {
  const host = createPictureHost({ timeoutMs: 1 });
  expect(await host.run({ kind: "check", bytes: photo })).toMatchObject({
    problem: expect.stringMatching(/Nothing is wrong with it, so send it again/),
  });
  host.end();
  const patient = createPictureHost();
  expect(await patient.run({ kind: "check", bytes: photo })).toMatchObject({
    facts: { width: 1200, height: 1600 },
  });
  patient.end();
});
