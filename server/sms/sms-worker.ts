/** Takes due texts out of the outbox and hands them to the provider, a few at a time. */

import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#server/logging.ts";
import type { DueMessage, Outbox, SendResult } from "./outbox.ts";
import { SmsError, type SmsProvider } from "./provider.ts";

export interface SmsWorker {
  start(): void;
  /** Something may be due. */
  nudge(): void;
  /** Sends what is due at a moment, and returns when it is through. */
  drain(moment?: Date): Promise<number>;
  /** Takes nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

export interface SmsWorkerOptions {
  outbox: Outbox;
  provider: SmsProvider;
  log: Log;
  /** How many texts may be in the provider's hands at once, and so be in doubt after a crash. */
  atOnce?: number;
  /** How often to look when nobody nudges: for retries and the end of quiet hours. */
  idleMs?: number;
}

/** How long to go on trying to write down what became of a text. */
const finishAfterMs = [200, 1_000, 5_000];

export function createSmsWorker(options: SmsWorkerOptions): SmsWorker {
  const { outbox, provider, log, atOnce = 8, idleMs = 2_000 } = options;
  const underWay = new Set<Promise<void>>();
  let isStopping = false;
  let running: Promise<void> | undefined;
  let wake = () => {};

  async function run() {
    while (!isStopping) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const began = await sendDue().catch((error: Error) => {
        log.warn("Due texts cannot be read and are asked for again", { error: error.message });
        return 0;
      });
      if (began === 0 || underWay.size >= atOnce) await Promise.race([woken, pause(), next()]);
    }
  }

  const next = () => (underWay.size > 0 ? Promise.race(underWay) : new Promise<void>(() => {}));
  const pause = () => sleep(idleMs, undefined, { ref: false });

  /** Starts as many texts as there is room for. */
  async function sendDue(moment?: Date): Promise<number> {
    const room = atOnce - underWay.size;
    if (room <= 0) return 0;
    const texts = await outbox.claim(room, moment);
    for (const text of texts) {
      const sending = deliver(text).finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
    return texts.length;
  }

  async function deliver(text: DueMessage): Promise<void> {
    const result = await handOver(text);
    if (result.outcome !== "sent") report(result);
    for (const ms of finishAfterMs) {
      try {
        await outbox.finish(text, provider.name, result);
        return;
      } catch {
        await sleep(ms);
      }
    }
    log.error("What became of a text could not be written down", { text: text.id });
  }

  async function handOver(text: DueMessage): Promise<SendResult> {
    try {
      return { outcome: "sent", providerId: await provider.send(text) };
    } catch (error) {
      if (!(error instanceof SmsError)) return { outcome: "unknown", error: String(error) };
      const { outcome, code, message, retryAfterSeconds } = error;
      return { outcome, code, error: message, retryAfterSeconds };
    }
  }

  function report({ outcome, code }: SendResult) {
    log.warn("A text could not be sent", { outcome, code });
  }

  return {
    start() {
      running ??= run();
    },
    nudge: () => wake(),
    async drain(moment) {
      let sent = 0;
      for (;;) {
        const began = await sendDue(moment);
        sent += began;
        if (underWay.size > 0) await Promise.race(underWay);
        else if (began === 0) return sent;
      }
    },
    async stop() {
      isStopping = true;
      wake();
      await running;
      await Promise.all(underWay);
    },
  };
}
