import { expect, test } from "vitest";
import { excerpt, firstWords } from "./excerpt.ts";

test("a short text stays as it is", () => {
  expect(excerpt("Solid pine.", 20)).toBe("Solid pine.");
});

test("a long text ends between two words, without a comma before the ellipsis", () => {
  expect(excerpt("Solid pine, oiled and waxed by hand", 13)).toBe("Solid pine…");
  expect(excerpt("Solid pine, oiled and waxed by hand", 23)).toBe("Solid pine, oiled and…");
});

test("a card's text ends where a reader may stop, and is cut where that comes too late or says nothing yet", () => {
  expect(firstWords("A bunk bed with stairs instead of a ladder: four wide steps.", 46)).toBe(
    "A bunk bed with stairs instead of a ladder",
  );
  expect(firstWords("A twin bedroom, with four pieces of solid pine.", 44)).toBe(
    "A twin bedroom, with four pieces of solid…",
  );
  expect(firstWords("Nubby ivory bouclé covers a low, square frame on hidden legs.", 46)).toBe(
    "Nubby ivory bouclé covers a low, square frame",
  );
  expect(firstWords("Cognac hides with visible grain and the marks of wear", 42)).toBe(
    "Cognac hides with visible grain",
  );
  // Seen though it stands behind the last letter that has room.
  expect(firstWords("Four drawers deep enough without a lamp", 24)).toBe(
    "Four drawers deep enough",
  );
  expect(firstWords("Solid pine.", 46)).toBe("Solid pine.");
});
