import { expect, test } from "vitest";
import { cardNote as noteOf } from "./card-note.ts";

/** A measure or a count stays on one line: its spaces do not break. */
const cardNote = (...args: Parameters<typeof noteOf>) => noteOf(...args).replace(/\u00a0/g, " ");

const part = (name: string, widthIn: number, depthIn: number, count = 1) => ({
  ...{ name, widthIn, depthIn, count },
  heightIn: 40,
});
const bed = {
  ...{ type: "bed", size: "Queen", badge: "New Arrival", pieces: [part("Bed", 64, 88)] },
  ...{ condition: { grade: "new" as const }, stock: { east: 1, west: 3 } },
};

test("a card names size, floor, condition and how many are left", () => {
  expect(cardNote(bed)).toBe("Queen · 64 × 88 in · 4 left");
  const condition = { grade: "open box", reason: "Returned" } as const;
  const last = { ...bed, condition, location: "East Showroom", stock: { east: 1, west: 0 } };
  expect(cardNote(last)).toBe("Queen · 64 × 88 in · Open box · East Showroom · Last one");
});

test("a card says nothing twice, and nothing that is not known", () => {
  const two = { ...bed, badge: "Only 2 Left", stock: { east: 2, west: 0 } };
  expect(cardNote(two)).toBe("Queen · 64 × 88 in");
  const unknown = { ...bed, size: undefined, pieces: [], stock: { east: 0, west: 0 } };
  expect(cardNote(unknown)).toBe("");
  expect(cardNote({ ...unknown, onTruck: { east: 1 } })).toBe("On the truck");
  expect(cardNote(unknown, "Picture coming soon")).toBe("Picture coming soon");
  expect(cardNote({ ...bed, size: "5 x 8 ft" })).toBe("5 x 8 ft · 4 left");
});

test("a sectional has its width, a dining set its table, another set no measure", () => {
  const sectional = [part("Corner seat", 36, 36, 2), part("Armless seat", 36, 36)];
  expect(cardNote({ ...bed, type: "sectional", size: "Seats 5", pieces: sectional })).toBe(
    "Seats 5 · 108 in wide · 4 left",
  );
  const dining = [part("Dining table", 72, 40), part("Side chair", 19, 22, 6)];
  expect(cardNote({ ...bed, type: "dining set", size: "Seats 6", pieces: dining })).toBe(
    "Seats 6 · 72 × 40 in table · 4 left",
  );
  expect(cardNote({ ...bed, pieces: [...bed.pieces, part("Chest", 40, 20)] })).toBe(
    "Queen · 4 left",
  );
});
