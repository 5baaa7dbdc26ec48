import { expect, test } from "vitest";
import { createBackgroundTasks } from "./background-tasks.ts";
import { createLog } from "./logging.ts";

test("more than there is room for are not begun, and the log says so", async () => {
  const lines: string[] = [];
  const tasks = createBackgroundTasks(createLog("error", (line) => lines.push(line)));
  const end = Promise.withResolvers<void>();
  let begun = 0;
  const work = () => {
    begun += 1;
    return end.promise;
  };
  for (let task = 0; task < 510; task += 1) tasks.run("A mail was not sent", work);
  expect([begun, lines.length]).toEqual([500, 1]);
  expect(lines[0]).toContain("A mail was not sent");
  end.resolve();
  await tasks.idle();
  tasks.run("A mail was not sent", work);
  expect(begun).toBe(501);
});
