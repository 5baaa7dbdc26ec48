/** Takes due texts out of the outbox and hands them to the provider, a few at a time; codes at once. */

import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#server/logging.ts";
import { createQueueWorker, type QueueWorker } from "#server/messages/queue-worker.ts";
import type { DueMessage, Outbox, SendResult } from "./outbox.ts";
import { SmsError, type SmsProvider } from "./provider.ts";

export interface SmsWorker extends QueueWorker {
  /**
   * Hands over a text that its row says is being sent, such as a code, and writes down what became of it.
   * Never throws; takes as long as the provider does, at most its timeout.
   */
  send(text: DueMessage): Promise<SendResult>;
}

export interface SmsWorkerOptions {
  outbox: Outbox;
  provider: SmsProvider;
  log: Log;
  /** How many texts may be in the provider's hands at once, and so be in doubt after a crash. */
  atOnce?: number;
  /** How often to look when no one nudges: for retries and the end of quiet hours. */
  idleMs?: number;
}

/** How long to go on trying to write down what became of a text. */
const finishAfterMs = [200, 1_000, 5_000];

export function createSmsWorker(options: SmsWorkerOptions): SmsWorker {
  const { outbox, provider, log, atOnce = 8, idleMs = 2_000 } = options;

  async function send(text: DueMessage): Promise<SendResult> {
    const result = await handOver(text);
    if (result.outcome !== "sent") report(result);
    for (const ms of finishAfterMs) {
      try {
        await outbox.finish(text, provider.name, result);
        return result;
      } catch {
        await sleep(ms);
      }
    }
    log.error("The outcome of a text couldn't be recorded", { text: text.id });
    return result;
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
    log.warn("A text couldn't be sent", { outcome, code });
  }

  const queue = createQueueWorker<DueMessage>({
    claim: outbox.claim,
    deliver: async (text) => void (await send(text)),
    onUnreadable: ({ message }) =>
      log.warn("Due texts can't be read; retrying", { error: message }),
    atOnce,
    idleMs,
  });
  return { ...queue, send };
}
