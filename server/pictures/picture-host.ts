/** Keeps the process that reads pictures: it comes with the first one, and goes after a quiet minute. */

import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { HelperEnded, sendRequest, startHelper } from "#server/helper-process.ts";
import type { PictureAnswer, PictureTask } from "./picture-process.ts";

const idleMs = 60_000;
/** What its own time limit has not ended by then is ended from outside. */
const longestMs = 40_000;

/**
 * Node itself asks for 550 MB and uses 50 of them; the rest is for pictures. The largest that are taken use
 * 600 MB: a PNG of 60 million pixels with 16 bits a color.
 */
const maxMemoryKiB = 1_300_000;

export type PictureHost = ReturnType<typeof createPictureHost>;

export function createPictureHost({ timeoutMs = longestMs, memoryKiB = maxMemoryKiB } = {}) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  function start(): ChildProcess {
    const started = startHelper(join(import.meta.dirname, "picture-process.ts"), {
      execArgv: ["--max-old-space-size=256"],
      maxMemoryKiB: memoryKiB,
    });
    started.once("exit", () => {
      if (child === started) child = undefined;
    });
    started.on("error", () => undefined);
    return started;
  }

  async function work(task: PictureTask): Promise<PictureAnswer> {
    clearTimeout(idle);
    child ??= start();
    const current = child;
    try {
      return await sendRequest<PictureAnswer>(current, task, timeoutMs);
    } catch (error) {
      const isCrash = error instanceof HelperEnded && crashes.has(error.signal ?? "");
      return isCrash ? { problem: tooMuch } : { problem: notNow, again: true };
    } finally {
      idle = setTimeout(end, idleMs);
      idle.unref();
    }
  }

  function end() {
    clearTimeout(idle);
    child?.kill();
    child = undefined;
  }

  return {
    /** One after the other: a picture that takes long holds up pictures, and nothing else. */
    run(task: PictureTask): Promise<PictureAnswer> {
      const result = turn.then(() => work(task));
      turn = result.catch(() => undefined);
      return result;
    },
    end,
  };
}

/** How a process ends that a file was too much for; whatever else ended it, or froze it, is not the picture's fault. */
const crashes: ReadonlySet<string> = new Set(["SIGABRT", "SIGTRAP", "SIGSEGV", "SIGBUS", "SIGILL"]);

const notNow =
  "The store’s server couldn’t read the picture just now. Nothing is wrong with it, so send it again.";

const tooMuch = "This picture is too large to read. Take it again, or send a smaller one.";
