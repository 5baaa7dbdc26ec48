import { afterAll, beforeAll, expect, test } from "vitest";
import { openTarget, readCorpus } from "./run.ts";

let target: Awaited<ReturnType<typeof openTarget>>;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

test("what was found before stays mended", async () => {
  expect(await target.replay(await readCorpus())).toEqual([]);
});

test("five hundred strange requests are all answered, none with a failure of ours", async () => {
  const findings = await target.fuzz(1, 500);
  expect(findings).toEqual([]);
  expect(target.logged.filter(({ level }) => level === "error")).toEqual([]);
});
