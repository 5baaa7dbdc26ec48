import { expect, test } from "vitest";
import { isIdle } from "./activity.ts";

const minute = 60_000;
const session = { id: "one" };
const last = { session: "one", at: 0, minutes: 10 };

test.each([
  ["just under the time", last, session, 10 * minute - 1, false],
  ["at the time", last, session, 10 * minute, true],
  ["a day later", last, session, 24 * 60 * minute, true],
  ["where the owner set no time", { ...last, minutes: null }, session, 24 * 60 * minute, false],
  ["in a session that has just begun", last, { id: "two" }, 24 * 60 * minute, false],
  ["with nobody signed in", last, undefined, 24 * 60 * minute, false],
  ["before anything was done", null, session, 24 * 60 * minute, false],
])("idle %s: %o", (_, before, now, at, expected) => {
  expect(isIdle(before, now, at)).toBe(expected);
});
