import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

/** Work that ends when it is told to. */
function openWork() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve, fail: reject };
}

test("one who sends many waits for their own, and others do not", async () => {
  const turns = createTurns(2);
  const [first, second] = [openWork(), openWork()];
  const begun: string[] = [];
  const all = [
    turns.take("a", first.work),
    turns.take("a", second.work),
    turns.take("a", async () => void begun.push("third")),
    turns.take("a", async () => void begun.push("fourth")),
  ];
  await turns.take("b", async () => void begun.push("other"));
  expect(begun).toEqual(["other"]);
  first.end();
  await Promise.all([all[0], all[2], all[3]]);
  expect(begun).toEqual(["other", "third", "fourth"]);
  second.end();
  await all[1];
  expect(turns.size()).toBe(0);
});

test("work that fails makes room, and fails for who asked", async () => {
  const turns = createTurns(1);
  const failing = openWork();
  const failed = turns.take("a", failing.work);
  const next = turns.take("a", async () => "done");
  failing.fail(new Error("full"));
  await expect(failed).rejects.toThrow("full");
  await expect(next).resolves.toBe("done");
  expect(turns.size()).toBe(0);
});
