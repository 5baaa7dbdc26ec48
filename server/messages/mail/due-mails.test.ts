import { expect, test, vi } from "vitest";
import { createBackgroundTasks } from "#server/background-tasks.ts";
import type { Database } from "#server/database/database.ts";
import { createLog } from "#server/logging.ts";
import { startDueMails } from "./due-mails.ts";

test("mails that are due are looked for at once and each minute, and those that fail hold up no others", async () => {
  vi.useFakeTimers();
  const nudge = vi.fn();
  const due = [1, 0, 2];
  const queues = [() => Promise.reject(new Error("no such table")), async () => due.shift() ?? 0];
  const database = { transaction: (work) => work({} as never) } as Database;
  const backgroundTasks = createBackgroundTasks(createLog("error", () => undefined));
  startDueMails({ database, mailer: { nudge }, backgroundTasks, queues });
  await backgroundTasks.idle();
  expect(nudge).toHaveBeenCalledTimes(1);
  for (const calls of [1, 2]) {
    vi.advanceTimersByTime(60_000);
    await backgroundTasks.idle();
    expect(nudge).toHaveBeenCalledTimes(calls);
  }
  vi.useRealTimers();
});
