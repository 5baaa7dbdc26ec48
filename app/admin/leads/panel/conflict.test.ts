import { expect, test } from "vitest";
import { addedText } from "./added-text.ts";
import { isSameEdit, mergeNotes, rebase, toUpdate } from "./conflict.ts";

const base = { status: "pending", notes: "Called." } as const;

test("what was left alone follows the other's save, what was typed stays", () => {
  const mine = { ...base, notes: "Called. Left a message." };
  const theirs = { ...base, status: "contacted" } as const;
  expect(rebase(base, mine, theirs)).toEqual({
    merged: { status: "contacted", notes: "Called. Left a message." },
    clashes: [],
  });
});

test("both changed the same field: mine stays typed, and it is said", () => {
  const mine = { status: "declined", notes: "mine" } as const;
  const theirs = { status: "contacted", notes: "theirs" } as const;
  expect(rebase(base, mine, theirs)).toEqual({ merged: mine, clashes: ["status", "notes"] });
});

test("both changed it to the same: no clash", () => {
  const same = { status: "contacted", notes: "Called." } as const;
  expect(rebase(base, same, same).clashes).toEqual([]);
});

test("notes are joined without repeating what both began with", () => {
  expect(mergeNotes("Called.", "Called. Mine.", "Called. Theirs.")).toBe("Called. Theirs. Mine.");
  expect(mergeNotes("Called.", "Mine.", "Theirs.")).toBe("Theirs.\nMine.");
  expect(mergeNotes("", "Mine.", "")).toBe("Mine.");
});

test("no notes and empty notes are the same", () => {
  expect(toUpdate({ status: "pending", notes: "  " })).toEqual({ status: "pending", notes: null });
  expect(isSameEdit({ status: "pending", notes: "" }, { status: "pending", notes: " " })).toBe(
    true,
  );
});

test("the timeline shows what was added, or else the whole", () => {
  expect(addedText(null, "Called.")).toBe("Called.");
  expect(addedText("Called.", "Called.\nLeft a message.")).toBe("Left a message.");
  expect(addedText("Called.", "New on top.\nCalled.")).toBe("New on top.");
  expect(addedText("Called.", "Rewritten.")).toBeNull();
});
