/**
 * Pages while a store reads what is no picture: bombs, ten at a time, and the largest that is taken. Beside it
 * an upload that stops half-way and a full disk, neither of which may leave anything behind. What each bad file
 * is answered with is held by server/storage/storage.test.ts.
 */
import { createHash, randomUUID } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { bombs } from "#server/storage/testing/bad-pictures.ts";
import { cameraPicture } from "../camera-picture.ts";
import { figuresOf, pace, type Waits } from "../pace.ts";
import { end, headersOf, openStore, type Store, signIn } from "../store.ts";
import { fillDisk, onSmallDisk } from "./disks.ts";
import { type Fault, promises } from "./fault.ts";

const pages = ["/", "/deals/bedroom", "/clearance-items", "/package-deals", "/blog"];
const visitorsEveryMs = 10;
const measuredMs = 10_000;

export const badPictures: Fault = async (context) =>
  onSmallDisk(context, 220, async (folder) => {
    const store = await openStore({ DATA_DIR: folder });
    const upload = uploader(store, await signIn(store));
    const { check, expect, areKept } = promises(context);
    const kept = async () => (await readdir(join(folder, "originals"))).length;

    expect("a picture", await upload(await cameraPicture(1), "jpg"), 200);
    const twice = await cameraPicture(2);
    const both = await Promise.all([1, 2].map(() => upload(twice, "jpg")));
    const isTaken = both.every((status) => status === 200 || status === 409);
    check("the same twice at once", isTaken && both.includes(200), both);
    await upload(await cameraPicture(3), "jpg", { stopsHalfWay: true });
    const late = await cameraPicture(4);
    const filler = await fillDisk(folder);
    expect("while the disk is full", await upload(late, "jpg"), 507);
    await rm(filler, { force: true });
    expect("originals left of two", await kept(), 2);
    expect("with room again", await upload(late, "jpg"), 200);

    const quiet = await visit(store, sleep(measuredMs));
    const meanwhile = await visit(store, bombard(upload));
    const large = await sharp({
      create: { width: 14_000, height: 14_000, channels: 3, background: "#885522" },
    })
      .jpeg({ quality: 70 })
      .toBuffer();
    const reading = upload(large, "jpg");
    const busy = await visit(store, reading);
    expect("the largest that is taken, 14,000 × 14,000 pixels", await reading, 200);
    expect("originals left of four", await kept(), 4);
    await end(store, "SIGTERM");
    const failed = [quiet, meanwhile, busy].flatMap((waits) => waits.failed);
    return {
      words: `Milliseconds of pages, median, p99 and longest: ${figuresOf(quiet)} when quiet, ${figuresOf(meanwhile)} while ten bombs at a time are sent, ${figuresOf(busy)} while the largest picture is read; ${failed.length} failed.`,
      isKept: areKept() && failed.length === 0,
    };
  });

/** Ten at a time, each with another name, until the measurement is over. */
async function bombard(upload: Upload): Promise<void> {
  const bomb = await bombs.png();
  const until = performance.now() + measuredMs;
  await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      for (let round = 0; performance.now() < until; round += 1) {
        const one = Buffer.concat([bomb, Buffer.from(`${at} ${round}`)]);
        // Who is told to send it again does.
        if ((await upload(one, "png")) === 429) await sleep(50);
      }
    }),
  );
}

type Upload = ReturnType<typeof uploader>;

/** Sends a file as the back office does, and returns the status; 0 where it was not sent to its end. */
function uploader({ origin }: Store, token: string) {
  return (bytes: Buffer, ending: string, { stopsHalfWay = false } = {}): Promise<number> =>
    new Promise((done) => {
      const name = `${createHash("sha256").update(bytes).digest("hex")}.${ending}`;
      const headers = {
        ...headersOf(token),
        "Content-Type": "image/jpeg",
        "Content-Length": bytes.byteLength,
      };
      const asking = request(
        `${origin}/storage/v1/object/originals/${name}`,
        { method: "POST", headers },
        (answer) => {
          answer.resume();
          done(answer.statusCode ?? 0);
        },
      );
      asking.once("error", () => done(0));
      if (!stopsHalfWay) asking.end(bytes);
      else asking.write(bytes.subarray(0, bytes.length / 2), () => asking.destroy(new Error()));
    });
}

/** Opens a page every few milliseconds until the work is done. */
async function visit({ origin }: Store, work: Promise<unknown>): Promise<Waits> {
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  return pace(
    visitorsEveryMs,
    () => isOver,
    async (at) => {
      const answer = await fetch(`${origin}${pages[at % pages.length]}?${randomUUID()}`);
      await answer.text();
      return answer.status;
    },
  );
}
