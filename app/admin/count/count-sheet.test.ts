import { expect, test } from "vitest";
import { differences } from "./count-sheet.tsx";

const counted = (title: string, before: number, onHand: number) => ({
  ...{ product: { title }, stock: { onHand: before } },
  onHand,
});

test("a count names what differs, up to three", () => {
  const same = counted("Oak Bench", 2, 2);
  const lamp = counted("Brass Lamp", 1, 0);
  expect(differences([same])).toBe("All as it was.");
  expect(differences([same, lamp])).toBe("1 differs: Brass Lamp 1 → 0.");
  expect(differences([lamp, lamp, lamp, lamp])).toBe(
    "4 differ: Brass Lamp 1 → 0, Brass Lamp 1 → 0, Brass Lamp 1 → 0, 1 other.",
  );
});
