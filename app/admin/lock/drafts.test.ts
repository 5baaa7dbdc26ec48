import { expect, test } from "vitest";
import { keepDraft, readDraft, takeDraft } from "./drafts.ts";

test("a draft is there for whoever typed it, until it is taken", () => {
  keepDraft("a@example.com", "hold 1", { name: "Dana" });
  expect(readDraft("a@example.com", "hold 1")).toEqual({ name: "Dana" });
  expect(takeDraft("a@example.com", "hold 1")).toEqual({ name: "Dana" });
  expect(readDraft("a@example.com", "hold 1")).toBeUndefined();
});

test("somebody else at the same computer finds nothing, and neither does the first person after them", () => {
  keepDraft("a@example.com", "hold 1", { name: "Dana" });
  expect(readDraft("b@example.com", "hold 1")).toBeUndefined();
  expect(readDraft("a@example.com", "hold 1")).toBeUndefined();
});
