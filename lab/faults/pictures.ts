/**
 * What a picture may be that is none: everything is sent to a store that serves, over the Storage protocol as
 * the back office sends it. Each gets its status and a sentence, none leaves anything behind, and pages come as
 * before while ten bombs are read.
 */
import { createHash, randomUUID } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { mostBytes } from "#server/pictures/originals.ts";
import {
  animatedWebp,
  bombs,
  heic,
  scriptedDrawing,
} from "#server/storage/testing/bad-pictures.ts";
import { cameraPicture } from "../camera-picture.ts";
import { admin, adminVariables, apikey } from "../lead-load.ts";
import { end, type Store, start } from "../store-process.ts";
import { fillDisk, onSmallDisk } from "./disks.ts";
import type { Fault, Outcome } from "./fault.ts";

const pages = ["/", "/deals/bedroom", "/clearance-items", "/package-deals", "/blog"];
const visitorsEveryMs = 10;
const measuredMs = 10_000;

export const badPictures: Fault = async (context) =>
  onSmallDisk(context, 220, async (folder) => {
    const store = await start({ DATA_DIR: folder, ...adminVariables });
    if (!store.origin) return { words: `the store did not open: ${store.errors}`, isKept: false };
    const token = await signIn(store);
    const upload = uploader(store, token);
    const rows: string[] = [];
    let isKept = true;
    const note = (name: string, { status, message }: Answer, wanted: number) => {
      isKept &&= status === wanted && (status < 300 || message.length > 10);
      rows.push(
        `| ${name} | ${status}${status === wanted ? "" : ` (not ${wanted})`} | ${message} |`,
      );
      context.say(rows.at(-1)!);
    };
    const originals = async () =>
      (await readdir(join(folder, "originals")).catch(() => [])).toSorted();

    const good = await cameraPicture(1);
    note("a picture", await upload(good, nameOf(good, "jpg")), 200);
    const before = await originals();
    for (const [name, bytes, file, wanted] of await badFiles(good)) {
      note(name, await upload(bytes, file), wanted);
    }
    note("the same again", await upload(good, nameOf(good, "jpg")), 409);
    const twice = await cameraPicture(2);
    const both = await Promise.all([1, 2].map(() => upload(twice, nameOf(twice, "jpg"))));
    rows.push(`| the same twice at once | ${both.map(({ status }) => status).join(" and ")} | |`);
    isKept &&= both.every(({ status }) => status === 200 || status === 409);
    await cutOff(store, token, await cameraPicture(3));
    rows.push("| an upload that stops half-way | no answer | |");
    const kept = await originals();
    isKept &&= kept.length === before.length + 1;
    rows.push(`| what is left in originals | ${kept.length} files of ${before.length + 1} | |`);

    const late = await cameraPicture(4);
    const filler = await fillDisk(folder);
    note("while the disk is full", await upload(late, nameOf(late, "jpg")), 507);
    await rm(filler, { force: true });
    note("with room again", await upload(late, nameOf(late, "jpg")), 200);
    isKept &&= (await originals()).length === kept.length + 1;

    const quiet = await visit(store, sleep(measuredMs));
    const meanwhile = await visit(store, bombard(upload));
    const large = await largest();
    const reading = upload(large, nameOf(large, "jpg"));
    const busy = await visit(store, reading);
    note("the largest that is taken, 14,000 × 14,000 pixels", await reading, 200);
    isKept &&= quiet.failed + meanwhile.failed + busy.failed === 0;
    await end(store, "SIGTERM");
    const outcome: Outcome = {
      words: `pages ${say(quiet)} when quiet, ${say(meanwhile)} while ten bombs at a time are sent, ${say(busy)} while the largest picture is read\n\n| sent | answer | words |\n| --- | --- | --- |\n${rows.join("\n")}\n`,
      isKept,
    };
    return outcome;
  });

/** Ten at a time, each with another name, until the measurement is over. */
async function bombard(upload: ReturnType<typeof uploader>): Promise<void> {
  const bomb = await bombs.png();
  const until = performance.now() + measuredMs;
  await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      for (let round = 0; performance.now() < until; round += 1) {
        const one = Buffer.concat([bomb, Buffer.from(`${at} ${round}`)]);
        // Who is told to send it again does.
        if ((await upload(one, nameOf(one, "png"))).status === 429) await sleep(50);
      }
    }),
  );
}

/** As many pixels as a picture may have. */
const largest = () =>
  sharp({ create: { width: 14_000, height: 14_000, channels: 3, background: "#885522" } })
    .jpeg({ quality: 70 })
    .toBuffer();

interface Answer {
  status: number;
  message: string;
}

type Sent = [name: string, bytes: Uint8Array, file: string, wanted: number];

async function badFiles(good: Buffer): Promise<Sent[]> {
  const at25 = Buffer.concat([good, Buffer.alloc(mostBytes + 1 - good.length)]);
  const moving = await animatedWebp();
  const made = await Promise.all(
    Object.entries(bombs).map(
      async ([end, make]) =>
        [`a bomb that is a ${end}`, Buffer.from(await make()), end, 422] as const,
    ),
  );
  const simple = [
    ...made,
    ["a drawing with scripts, called a JPEG", scriptedDrawing(), "jpg", 415],
    ["a HEIC", heic(), "jpg", 415],
    ["a WebP that moves", moving, "webp", 422],
    ["a PNG that says it is a JPEG", await sharp(good).resize(800).png().toBuffer(), "jpg", 415],
    ["half a picture", good.subarray(0, good.length / 2), "jpg", 422],
    ["nothing", Buffer.alloc(0), "jpg", 415],
    ["25 MB and a byte", at25, "jpg", 413],
  ] as const;
  return [
    ...simple.map(([name, bytes, end, wanted]): Sent => [name, bytes, nameOf(bytes, end), wanted]),
    ["an SVG under its own name", scriptedDrawing(), `${"0".repeat(64)}.svg`, 400],
    ["a name with a path, encoded", good, "..%2f..%2fx.jpg", 400],
    ["a name with a path, encoded twice", good, "..%252f..%252fx.jpg", 400],
    ["a name with a folder", good, "a/x.jpg", 400],
    ["another content's name", good, `${"0".repeat(64)}.jpg`, 400],
  ];
}

const nameOf = (bytes: Uint8Array, end: string) =>
  `${createHash("sha256").update(bytes).digest("hex")}.${end}`;

async function signIn({ origin }: Store): Promise<string> {
  const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey, "Content-Type": "application/json" },
    body: JSON.stringify(admin),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return access_token;
}

const headersOf = (token: string) => ({
  apikey,
  Authorization: `Bearer ${token}`,
  "Content-Type": "image/jpeg",
});

/** By hand, because clients put paths in order. */
function uploader({ origin }: Store, token: string) {
  return (bytes: Uint8Array, name: string): Promise<Answer> =>
    new Promise((done, fail) => {
      const asking = request(
        `${origin}/storage/v1/object/originals/${name}`,
        { method: "POST", headers: { ...headersOf(token), "Content-Length": bytes.byteLength } },
        async (answer) => {
          const chunks: Buffer[] = [];
          for await (const chunk of answer) chunks.push(chunk as Buffer);
          const text = Buffer.concat(chunks).toString();
          const { message = "" } = JSON.parse(text || "{}") as { message?: string };
          done({ status: answer.statusCode ?? 0, message });
        },
      );
      asking.once("error", fail);
      asking.end(bytes);
    });
}

/** The phone goes behind a wall. */
async function cutOff({ origin }: Store, token: string, bytes: Buffer): Promise<void> {
  const asking = request(`${origin}/storage/v1/object/originals/${nameOf(bytes, "jpg")}`, {
    method: "POST",
    headers: { ...headersOf(token), "Content-Length": bytes.byteLength },
  });
  asking.on("error", () => undefined);
  asking.write(bytes.subarray(0, bytes.length / 2));
  await sleep(500);
  asking.destroy();
  await sleep(500);
}

interface Visits {
  ms: number[];
  failed: number;
}

/** Opens a page every few milliseconds until the work is done. */
async function visit({ origin }: Store, work: Promise<unknown>): Promise<Visits> {
  const seen: Visits = { ms: [], failed: 0 };
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  const under: Promise<void>[] = [];
  for (let at = 0; !isOver; at += 1) {
    const began = performance.now();
    under.push(
      fetch(`${origin}${pages[at % pages.length]}?${randomUUID()}`)
        .then((answer) => answer.text().then(() => answer.status))
        .then(
          (status) => {
            seen.ms.push(performance.now() - began);
            if (status !== 200) seen.failed += 1;
          },
          () => {
            seen.failed += 1;
          },
        ),
    );
    await sleep(visitorsEveryMs);
  }
  await Promise.all(under);
  await work;
  return seen;
}

function say({ ms, failed }: Visits): string {
  const sorted = ms.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (${ms.length} pages, ${failed} failed)`;
}
