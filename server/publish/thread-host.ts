/** Keeps the publishing thread: it comes with the first request, and goes after some idle minutes. */

import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Published } from "./publish.ts";
import type { PublishReply, PublishRequest, ThreadData } from "./publish-thread.ts";

/** A thread holds some 200 MB; it goes when nothing was published for this long. */
const idleMs = 5 * 60_000;
/** Until one that does not end by itself is ended. */
const patienceMs = 3_000;

/** Why a publication failed. */
export class ThreadError extends Error {
  override name = "ThreadError";
  /** Whether the message is in the owner's words. */
  readonly forOwner: boolean;
  /** What the log says beside it. */
  readonly reason: string;
  constructor({ error, forOwner, reason }: Extract<PublishReply, { error: string }>) {
    super(error);
    this.forOwner = forOwner;
    this.reason = reason;
  }
}

export function createThreadHost(data: ThreadData) {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(join(import.meta.dirname, "publish-thread.ts"), {
      workerData: data,
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    const forget = () => {
      if (thread === started) thread = undefined;
    };
    started.once("exit", forget);
    started.on("error", forget);
    return started;
  }

  /** It keeps for the next one what it knows. */
  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = thread;
    if (!ending) return;
    thread = undefined;
    const ended = new Promise((resolve) => ending.once("exit", resolve));
    ending.postMessage("end");
    await Promise.race([ended, sleep(patienceMs, undefined, { ref: false })]);
    await ending.terminate();
  }

  return {
    end,
    /** Answers nothing where changes were given of rows that the thread does not know. */
    async publish(request: PublishRequest): Promise<Published | undefined> {
      clearTimeout(idle);
      thread ??= start();
      const current = thread;
      const answer = Promise.withResolvers<PublishReply>();
      const onEnd = (status: number) =>
        answer.reject(new Error(`The publishing thread ended (${status})`));
      current.once("message", answer.resolve);
      current.once("error", answer.reject);
      current.once("exit", onEnd);
      current.postMessage(request);
      try {
        const reply = await answer.promise;
        if ("published" in reply) return reply.published;
        if ("lacks" in reply) return undefined;
        throw new ThreadError(reply);
      } finally {
        current.off("message", answer.resolve);
        current.off("error", answer.reject);
        current.off("exit", onEnd);
        idle = setTimeout(end, idleMs);
        idle.unref();
      }
    },
  };
}
