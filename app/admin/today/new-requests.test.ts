import { expect, test } from "vitest";
import { newRequests } from "./new-requests.ts";

const asked = (id: string, suspected_junk: "phone" | null = null) => ({ id, suspected_junk });

test("what waited when the page was opened makes no sound, what comes later does once", () => {
  expect(newRequests(undefined, [asked("a")])).toEqual([]);
  expect(newRequests(new Set(), [asked("a")])).toEqual([asked("a")]);
  expect(newRequests(new Set(["a"]), [asked("a"), asked("b")])).toEqual([asked("b")]);
});

test("suspected junk makes no sound", () => {
  expect(newRequests(new Set(), [asked("a", "phone")])).toEqual([]);
});
