/** Keeps the publishing thread: it comes with the first request, and goes after some idle minutes. */

import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Published } from "./publish.ts";
import type { PublishReply, PublishRequest, ThreadData } from "./publish-thread.ts";

/** A thread holds some 200 MB; it goes when nothing was published for this long. */
const idleMs = 5 * 60_000;

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

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  }

  return {
    /** Whether it lives, and so remembers what it was told before. */
    isRunning: () => thread !== undefined,
    end,
    async publish(request: PublishRequest): Promise<Published> {
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
