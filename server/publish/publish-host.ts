/** Keeps the process that publishes: it is started with the first request, and ended after some idle minutes. */

import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sendRequest, startHelper } from "#server/helper-process.ts";
import type { Published } from "./publish.ts";
import type { PublishReply, PublishRequest, PublishSettings } from "./publish-process.ts";

/** The process is ended when nothing was published for this long, since it holds much memory. */
const idleMs = 5 * 60_000;
/** Until one that does not end by itself is ended. */
const timeoutMs = 3_000;
/** One that works says so every few seconds; one that is silent for this long is killed. */
const waits = { silentMs: 60_000 };

/** Why a publication failed. */
export class PublicationError extends Error {
  override name = "PublicationError";
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

export function createPublishHost(settings: PublishSettings, limits = waits) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const { NODE_COMPILE_CACHE } = process.env;
    const started = startHelper(join(import.meta.dirname, "publish-process.ts"), {
      args: [JSON.stringify(settings)],
      env: NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {},
      stderr: "inherit",
    });
    const forget = () => {
      if (child === started) child = undefined;
    };
    started.once("exit", forget);
    started.on("error", forget);
    return started;
  }

  /** It keeps for the next one what it knows. */
  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = child;
    if (!ending) return;
    child = undefined;
    ending.ref();
    const ended = once(ending, "exit");
    ending.send("end" satisfies PublishRequest | "end", () => undefined);
    await Promise.race([ended, sleep(timeoutMs, undefined, { ref: false })]);
    if (ending.kill("SIGKILL")) await ended;
  }

  return {
    end,
    /** Answers nothing where changes were given of rows that the process does not know. */
    async publish(request: PublishRequest): Promise<Published | undefined> {
      clearTimeout(idle);
      child ??= start();
      try {
        const reply = await sendRequest<PublishReply>(child, request, limits.silentMs);
        if ("published" in reply) return reply.published;
        if ("lacks" in reply) return undefined;
        throw new PublicationError(reply);
      } finally {
        idle = setTimeout(end, idleMs);
        idle.unref();
      }
    },
  };
}
