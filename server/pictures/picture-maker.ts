/** Makes what pages show of the owner's originals, and writes down what came of it. */

import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#server/database/database.ts";
import type { Log } from "#server/logging.ts";
import type { Cut } from "#shop/picture-cut.ts";
import type { Originals } from "./originals.ts";
import type { MadeFacts } from "./picture-files.ts";
import { madePictures, ownersFilesOf, pictureHash } from "./picture-files.ts";
import type { PictureHost } from "./picture-host.ts";
import { sweepOriginals } from "./sweep-originals.ts";
import { tidyPictures } from "./tidy-pictures.ts";

export interface PictureMaker {
  /** Begins what is to be made; waits a little for the pictures of products that people may see. */
  settle(): Promise<void>;
  stop(): void;
}

export interface PictureMakerOptions {
  database: Database;
  /** `BUILD_DIR`. */
  folder: string;
  originals: Originals;
  pictures: PictureHost;
  log: Log;
  /** A new product goes live with its pictures; nothing else waits longer for them. */
  timeoutMs?: number;
  againMs?: number;
  pauseMs?: { first: number; longest: number };
}

const againMs = 30_000;
/** What failed for our reasons is tried again after this long, then twice as long, and so on. */
const pauseMs = { first: 30_000, longest: 3_600_000 };
/** After so many failures the owner is told. */
const triesUnseen = 5;
const tidyEveryMs = 24 * 3_600_000;

interface Wanted extends Cut {
  name: string;
  original: string;
  title: string;
  is_shown: boolean;
  /** The owner was told that the server failed. */
  is_told: boolean;
  hash: string | null;
  widths: number[] | null;
  has_jpeg: boolean | null;
}

export function createPictureMaker(options: PictureMakerOptions): PictureMaker {
  const { database, folder, originals, pictures, log, timeoutMs = 8_000 } = options;
  const { againMs: lookMs = againMs, pauseMs: pauses = pauseMs } = options;
  const target = madePictures(folder);
  /** Up to when everything was looked at. */
  let seen: string | undefined;
  let running: Promise<void> | undefined;
  let isUrgent = false;
  let again: NodeJS.Timeout | undefined;
  let isOver = false;
  let nextTidying = 0;
  /** What failed for our reasons: how often, and when it is tried again, by this process's clock. */
  const failures = new Map<string, { tries: number; nextAt: number; isTold: boolean }>();

  const newest = async () => {
    const { rows } = await database.transaction((tx) =>
      tx.query<{ at: string | null }>(
        "select max(updated_at)::text || count(*)::text as at from public.product_pictures",
      ),
    );
    return rows[0]?.at ?? "none";
  };

  async function unmade(): Promise<Wanted[]> {
    const { rows } = await database.transaction((tx) =>
      tx.query<Wanted>(
        `select distinct on (wanted.name) wanted.name, wanted.original, wanted.turn, wanted.zoom,
           wanted.focus_x, wanted.focus_y, wanted.light, made.hash, made.widths, made.has_jpeg,
           coalesce(products.title, split_part(wanted.place, '-', 1)) as title,
           bool_or(products.state is distinct from 'draft') over (partition by wanted.name) as is_shown,
           bool_and(wanted.problem is not null) over (partition by wanted.name) as is_told
         from public.product_pictures as wanted
           left join public.products on products.id = wanted.product_id
           left join public.pictures as made on made.name = wanted.name
         where wanted.problem is null or wanted.can_retry order by wanted.name`,
      ),
    );
    const names = new Set(rows.map(({ name }) => name));
    for (const name of failures.keys()) if (!names.has(name)) failures.delete(name);
    return rows
      .filter((one) => (!isMade(one) || one.is_told) && isDue(one))
      .sort((a, b) => Number(b.is_shown) - Number(a.is_shown));
  }

  function isDue({ name, is_told }: Wanted): boolean {
    const failure = failures.get(name);
    if (!failure || failure.nextAt <= performance.now()) return true;
    // Staff have asked for it since.
    if (failure.isTold && !is_told) failures.delete(name);
    return !failures.has(name);
  }

  /** By today's settings, and with its files there. */
  function isMade({ name, hash, widths, has_jpeg }: Wanted): boolean {
    if (!hash || !widths || !has_jpeg || hash !== pictureHash(name)) return false;
    const files = ownersFilesOf(name, { hash, widths, has_jpeg });
    return files.every((file) => existsSync(join(target, file)));
  }

  async function work(at: string): Promise<void> {
    const wanted = await unmade();
    isUrgent = wanted.some(({ is_shown }) => is_shown);
    if (wanted.length > 0) await mkdir(target, { recursive: true });
    for (const one of wanted) {
      if (isOver) return;
      if (!one.is_shown) isUrgent = false;
      await make(one);
    }
    seen = at;
  }

  async function make(wanted: Wanted): Promise<void> {
    const { name, original, title } = wanted;
    try {
      const bytes = await originals.read(original);
      if (!bytes) return await failed(wanted, { words: gone, unseen: 1 });
      const hash = pictureHash(name);
      const answer = await pictures.run({
        kind: "make",
        bytes,
        cut: wanted,
        folder: target,
        name,
        hash,
      });
      if (isOver) return;
      if ("again" in answer) throw new Error(answer.problem);
      failures.delete(name);
      if ("problem" in answer) return await refuse(name, answer.problem, false);
      await keep(name, hash, title, answer.facts);
      if (wanted.is_told) await forgive(name);
    } catch (error) {
      if (isOver) return;
      log.error("A picture could not be made", { name, error: (error as Error).message });
      await failed(wanted).catch(() => undefined);
    }
  }

  /** It was no fault of the picture: it is tried again, and after some tries the owner knows. */
  async function failed(
    { name, is_told }: Wanted,
    { words = ours, unseen = triesUnseen } = {},
  ): Promise<void> {
    const tries = (failures.get(name)?.tries ?? 0) + 1;
    const isTold = is_told || tries >= unseen;
    const pause = isTold ? pauses.longest : Math.min(pauses.first * 2 ** tries, pauses.longest);
    failures.set(name, { tries, isTold, nextAt: performance.now() + pause });
    if (isTold && !is_told) await refuse(name, words, true);
  }

  async function keep(name: string, hash: string, title: string, facts: MadeFacts): Promise<void> {
    const { width, height, widths, color } = facts;
    await database.transaction((tx) =>
      tx.query(
        `insert into public.pictures (name, hash, width, height, widths, color, alt, has_jpeg)
         values ($1, $2, $3, $4, $5, $6, $7, true) on conflict (name) do update
         set hash = $2, width = $3, height = $4, widths = $5, color = $6, has_jpeg = true`,
        [name, hash, width, height, widths, color, title],
      ),
    );
  }

  async function refuse(name: string, problem: string, canRetry: boolean): Promise<void> {
    log.warn("A picture cannot be shown", { name, problem });
    await database.transaction((tx) =>
      tx.query("update public.product_pictures set problem = $2, can_retry = $3 where name = $1", [
        ...[name, problem, canRetry],
      ]),
    );
  }

  async function forgive(name: string): Promise<void> {
    await database.transaction((tx) =>
      tx.query(
        "update public.product_pictures set problem = null, can_retry = false where name = $1 and can_retry",
        [name],
      ),
    );
  }

  /** Once a day. */
  async function tidy(): Promise<void> {
    if (Date.now() < nextTidying) return;
    nextTidying = Date.now() + tidyEveryMs;
    const files = await tidyPictures(database, folder, new Date());
    if (files > 0) log.info("Pictures that no product uses were removed", { files });
    if (!originals.folder) return;
    const removed = await sweepOriginals(database, originals.folder, new Date());
    if (removed > 0) log.info("Originals that nothing uses were removed", { files: removed });
  }

  const isAnyDue = () => [...failures.values()].some(({ nextAt }) => nextAt <= performance.now());

  async function begin(): Promise<void> {
    void tidy().catch((error: Error) => {
      if (!isOver) log.warn("Resized pictures couldn't be cleaned up", { error: error.message });
    });
    const at = await newest();
    if (isOver || (at === seen && !isAnyDue())) return;
    if (running) return;
    // Until it is known whose pictures they are.
    isUrgent = true;
    running = work(at)
      .catch((error: Error) => log.error("No pictures could be made", { error: error.message }))
      .finally(() => {
        running = undefined;
        lookLater();
      });
  }

  function lookLater(): void {
    clearTimeout(again);
    if (isOver) return;
    again = setTimeout(
      () =>
        void begin()
          .catch(() => undefined)
          .finally(lookLater),
      lookMs,
    );
    again.unref();
  }

  return {
    async settle() {
      await begin();
      const until = Date.now() + timeoutMs;
      while (running && isUrgent && Date.now() < until) await Promise.race([running, sleep(50)]);
    },
    stop() {
      isOver = true;
      clearTimeout(again);
      pictures.end();
    },
  };
}

const gone = "The picture is gone. Take it again.";
const ours =
  "The store’s server couldn’t process it. Nothing is wrong with the picture, and we’ll keep trying.";
