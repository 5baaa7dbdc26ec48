/** How the shop's work stands, for /metrics: messages, releases, the last backup, the version. */

import { readFileSync } from "node:fs";
import { readFile, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { Gauge, Registry } from "prom-client";
import { backupStamp } from "#server/backup/file.ts";
import type { Database } from "#server/database/database.ts";
import { bucket } from "#server/pictures/originals.ts";
import { sweepStamp } from "#server/pictures/sweep-originals.ts";
import { codeVersion } from "#server/site/code-version.ts";
import type { Site } from "#server/site/site.ts";

/** Frequent scrapes do not count the messages each time. */
const freshMs = 5_000;

const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"),
) as { version: string };

interface Messages {
  kind: "texts" | "mails";
  /** None for those that wait, however old they are. */
  state: string | null;
  count: number;
  oldest: number | null;
}

export function createShopMetrics(options: {
  database: Database;
  site: Site | undefined;
  dataDir: string;
}): Registry {
  const { database, site, dataDir } = options;
  const registers = [new Registry()];
  const gauge = (name: string, help: string, labelNames: string[], collect?: Collect) =>
    new Gauge({ name: `store_${name}`, help, labelNames, registers, collect });

  // All metrics are asked at once; the first one has the messages counted.
  let counted: Promise<void> | undefined;
  let countedAt = Number.NEGATIVE_INFINITY;
  const count = () => {
    if (performance.now() - countedAt > freshMs) {
      countedAt = performance.now();
      // Without the database the other figures are wanted all the more.
      counted = countMessages(database).catch(none).then(show);
    }
    return counted!;
  };
  const waiting = gauge("messages_waiting", "Queued or sending.", ["kind"], count);
  const oldest = gauge(
    "messages_oldest_waiting_seconds",
    "0 when none is waiting.",
    ["kind"],
    count,
  );
  const lastDay = gauge("messages_last_day", "Of the last day.", ["kind", "state"], count);
  function show(messages: Messages[]): void {
    for (const each of [waiting, oldest, lastDay]) each.reset();
    for (const { kind, state, count, oldest: age } of messages) {
      if (state) lastDay.set({ kind, state }, count);
      else {
        waiting.set({ kind }, count);
        oldest.set({ kind }, age ?? 0);
      }
    }
  }

  gauge(
    "pages_not_made",
    "Pages of the last publication that failed to render.",
    [],
    async function () {
      this.set(await countFailedPages(database).catch(() => 0));
    },
  );
  gauge(
    "publication_waiting_seconds",
    "Since the newest change that isn't live; 0 when all are.",
    [],
    async function () {
      this.set(await askNumber(database, publicationWaitingSeconds));
    },
  );
  gauge(
    "pictures_not_shown",
    "The owner's pictures that failed to process.",
    [],
    async function () {
      this.set(await askNumber(database, picturesNotShown));
    },
  );
  gauge(
    "price_plans_late_seconds",
    "Of the planned price that is most overdue.",
    [],
    async function () {
      this.set(await askNumber(database, pricePlansLateSeconds));
    },
  );
  gauge(
    "staff_alerts_late_seconds",
    "Since staff were to hear of the oldest thing that they have not been told; 0 when all are.",
    [],
    async function () {
      this.set(await askNumber(database, staffAlertsLateSeconds));
    },
  );
  gauge("disk_free_bytes", "Free space where the store keeps its data.", [], async function () {
    const disk = await statfs(dataDir).catch(() => undefined);
    if (disk) this.set(disk.bavail * disk.bsize);
  });
  gauge("info", "What runs.", ["version", "code"]).set({ version, code: codeVersion() }, 1);
  if (site) {
    gauge("releases_kept", "Complete releases of the site.", [], function () {
      this.set(site.state().kept);
    });
    gauge("release", "The number of the release that is served.", ["id", "fits"], function () {
      const { release, fits } = site.state();
      this.reset();
      if (release) this.set({ id: release.id, fits: String(fits) }, release.number);
    });
  }
  const stamp = sweepStamp(join(dataDir, bucket));
  gauge("originals_bytes", "What the owner's original pictures take.", [], async function () {
    this.set(await countOriginals(database).catch(() => 0));
  });
  gauge(
    "originals_swept_timestamp_seconds",
    "When unused ones were removed.",
    [],
    async function () {
      const swept = await stat(stamp).catch(() => undefined);
      this.set((swept?.mtimeMs ?? 0) / 1000);
    },
  );
  gauge("originals_removed", "How many were removed then.", [], async function () {
    this.set(Number(await readFile(stamp, "utf8").catch(() => 0)));
  });
  gauge("last_backup_timestamp_seconds", "When the last one finished.", [], async function () {
    const made = await stat(backupStamp(dataDir)).catch(() => undefined);
    // 0 where none was made: a rule on its age sees that, too.
    this.set((made?.mtimeMs ?? 0) / 1000);
  });
  return registers[0]!;
}

type Collect = (this: Gauge) => void | Promise<void>;

const none = (): Messages[] => [];

/** Asks for the seconds since the newest change that is not on the site, as `number`. */
export const publicationWaitingSeconds = `select coalesce((
    select extract(epoch from clock_timestamp() - changed_at) from private.catalog_state
    where version > coalesce((
      select max(version) from public.publications where published_at is not null), 0)
  ), 0)::float8 as number`;
const picturesNotShown =
  "select count(*)::float8 as number from public.product_pictures where problem is not null";

const pricePlansLateSeconds = `select greatest(coalesce(
    extract(epoch from now() - min(due_at)), 0), 0)::float8 as number from public.price_plans`;

const staffAlertsLateSeconds = `select greatest(coalesce(
    extract(epoch from private.text_now() - min(at)), 0), 0)::float8 as number from (
      select created_at as at from private.lead_alerts
      union all select claimed_at from private.staff_alerts where done_at is null
    ) as waiting`;

/** 0 where the database is away, which other figures say. */
async function askNumber(database: Database, question: string): Promise<number> {
  const asked = database.transaction((tx) => tx.query<{ number: number }>(question));
  return (await asked.catch(() => undefined))?.rows[0]?.number ?? 0;
}

async function countOriginals(database: Database): Promise<number> {
  const { rows } = await database.transaction((tx) =>
    tx.query<{ bytes: number }>(
      "select coalesce(sum(bytes), 0)::float8 as bytes from private.stored_originals",
    ),
  );
  return rows[0]?.bytes ?? 0;
}

async function countFailedPages(database: Database): Promise<number> {
  const { rows } = await database.transaction((tx) =>
    tx.query<{ count: number }>(`
      select jsonb_array_length(jsonb_path_query_array(warnings, '$[*] ? (@.kind == "page")')) as count
      from public.publications where published_at is not null order by version desc limit 1`),
  );
  return rows[0]?.count ?? 0;
}

async function countMessages(database: Database): Promise<Messages[]> {
  const { rows } = await database.transaction((tx) =>
    tx.query<Messages>(`
      select 'texts' as kind, null as state, count(*)::int as count,
        extract(epoch from now() - min(created_at))::float8 as oldest
      from private.text_outbox where state in ('queued', 'checking', 'sending')
      union all
      select 'mails', null, count(*)::int, extract(epoch from now() - min(created_at))::float8
      from auth.mail_outbox where state in ('queued', 'sending')
      union all
      select 'texts', state, count(*)::int, null from private.text_outbox
      where created_at > now() - interval '1 day' and state not in ('refused', 'opted_out')
      group by state
      union all
      select 'mails', state, count(*)::int, null from auth.mail_outbox
      where created_at > now() - interval '1 day' group by state`),
  );
  return rows;
}
