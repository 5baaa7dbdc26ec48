import { expect, test } from "vitest";
import { readFields } from "../../kit/schema.ts";
import { notesLimits } from "../shared/lead.ts";
import { addedText, editSchema, mergeNotes } from "./edit.ts";

test("notes are joined without repeating what both began with", () => {
  expect(mergeNotes("Called.", "Called. Mine.", "Called. Theirs.")).toBe("Called. Theirs. Mine.");
  expect(mergeNotes("Called.", "Mine.", "Theirs.")).toBe("Theirs.\nMine.");
  expect(mergeNotes("", "Mine.", "")).toBe("Mine.");
});

test("no notes and empty notes are the same, and longer ones than the database takes are refused", () => {
  const read = (notes: string) => readFields(editSchema, { status: "pending", notes });
  expect(read("  ").row).toEqual({ status: "pending", notes: null });
  expect(read("Called.\n").row?.notes).toBe("Called.\n");
  expect(read("x".repeat(notesLimits.max)).errors).toBeUndefined();
  expect(read("x".repeat(notesLimits.max + 1)).errors?.notes).toMatch(/less than 2000/);
});

test("the timeline shows what was added, or else the whole", () => {
  expect(addedText(null, "Called.")).toBe("Called.");
  expect(addedText("Called.", "Called.\nLeft a message.")).toBe("Left a message.");
  expect(addedText("Called.", "New on top.\nCalled.")).toBe("New on top.");
  expect(addedText("Called.", "Rewritten.")).toBeNull();
});
