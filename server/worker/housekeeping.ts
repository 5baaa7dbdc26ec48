/** What has to be done now and then: settle, forget, anonymize, check captchas. */

import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#server/logging.ts";
import type { Outbox, RetentionCount } from "#server/messages/texts/outbox.ts";
import { checkCaptchas } from "./captcha.ts";

/** Longer than any call to a provider may take. */
export const leaseSeconds = 120;

const tickMs = 15_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export interface Housekeeping {
  start(): void;
  /** A form may have come with a captcha to check. */
  nudge(): void;
  stop(): Promise<void>;
}

export interface HousekeepingOptions {
  outbox: Outbox;
  log: Log;
  /** Of Turnstile, where forms carry its tokens. */
  secret: string | undefined;
  siteUrl: string;
  /** Called when a text has become due by what was done here. */
  onDue?: () => void;
}

export function createHousekeeping(options: HousekeepingOptions): Housekeeping {
  const { outbox, log, secret, siteUrl, onDue } = options;
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let nextSettling = 0;
  let nextHour = 0;
  let announced: Date | undefined;
  let wake = () => {};

  async function run() {
    while (!stopping.signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      await tick().catch((error: Error) =>
        log.warn("The outbox couldn't be cleaned up", { error: error.message }),
      );
      const { signal } = stopping;
      await Promise.race([
        woken,
        sleep(tickMs, undefined, { ref: false, signal }).catch(() => undefined),
      ]);
    }
  }

  async function tick() {
    if (secret && (await checkCaptchas({ outbox, secret, siteUrl, log })) > 0) onDue?.();
    const wait = nextSettling - Date.now();
    // A wait of more than a tick is the clock's that went back.
    if (wait > 0 && wait <= tickMs) return;
    nextSettling = Date.now() + tickMs - 1_000;
    const settled = await outbox.settleAbandoned(leaseSeconds);
    if (settled > 0) log.warn("A worker stopped, so its texts are unconfirmed", { texts: settled });
    if (Date.now() < nextHour) return;
    nextHour = Date.now() + hourMs;
    await outbox.forgetAddresses();
    await anonymizeOldLeads();
  }

  /** What it will do is said an hour before it is done. */
  async function anonymizeOldLeads() {
    if (announced) {
      const done = await outbox.anonymize(announced);
      log.info(`Anonymized ${describeRetention(done)}`);
      announced = undefined;
    }
    const days = await outbox.keepLeadsDays();
    if (days === null) return;
    const before = new Date(Date.now() - days * dayMs);
    const counted = await outbox.countOld(before);
    if (counted.leads + counted.replies === 0) return;
    announced = before;
    log.warn(
      `In an hour, what is older than ${days} days is anonymized: ${describeRetention(counted)}`,
    );
  }

  return {
    start() {
      running ??= run();
    },
    nudge() {
      if (secret) wake();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** "12 leads from 2024-01-03 to 2024-02-01, 12 texts, 1 reply". */
export function describeRetention({
  leads,
  texts,
  replies,
  oldest,
  newest,
}: RetentionCount): string {
  const day = (date: Date | null) => date?.toISOString().slice(0, 10);
  const span = leads > 0 ? ` from ${day(oldest)} to ${day(newest)}` : "";
  return `${count(leads, "lead")}${span}, ${count(texts, "text")}, ${count(replies, "reply", "replies")}`;
}

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;
