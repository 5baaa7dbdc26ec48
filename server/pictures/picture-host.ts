/** Keeps the process that reads pictures: it comes with the first one, and goes after a quiet minute. */

import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { sendRequest, startHelper } from "#server/helper-process.ts";
import type { PictureAnswer, PictureTask } from "./picture-process.ts";

const idleMs = 60_000;
/** What its own time limit has not ended by then is ended from outside. */
const longestMs = 40_000;

export type PictureHost = ReturnType<typeof createPictureHost>;

export function createPictureHost({ timeoutMs = longestMs } = {}) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  function start(): ChildProcess {
    const started = startHelper(join(import.meta.dirname, "picture-process.ts"), {
      execArgv: ["--max-old-space-size=256"],
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
    const deadline = setTimeout(() => current.kill("SIGKILL"), timeoutMs);
    try {
      return await sendRequest<PictureAnswer>(current, task);
    } catch {
      return { problem: tooMuch };
    } finally {
      clearTimeout(deadline);
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

const tooMuch = "This picture is too much to read. Take it again, or send a smaller one.";
