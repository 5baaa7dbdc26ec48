import { expect, test } from "vitest";
import { type KnownOfProduct, proposedWords } from "./proposed-words.ts";

const nothing: KnownOfProduct = {
  ...{ type: "", style: "", size: null, colors: [], finish: "", materials: [], pieces: [] },
  ...{ condition: "new", condition_reason: null, facts: {} },
};
const part = (name: string, count = 1) => ({ name, count, widthIn: 84, depthIn: 36, heightIn: 34 });
const words = (known: Partial<KnownOfProduct>) => proposedWords({ ...nothing, ...known });

test("a sofa's facts become sentences that say each of them once", () => {
  expect(
    words({
      ...{ type: "sofa", style: "modern", colors: ["gray"], finish: "Dove linen" },
      ...{ materials: ["Solid Oak", "MDF", "Italian Leather"], pieces: [part("Sofa")] },
      ...{ condition: "floor model", condition_reason: "A scratch on the left arm." },
      facts: { maker: "Larkin", notIncluded: ["Pillows"], assembly: "needed", assemblyMinutes: 20 },
    }),
  ).toBe(
    "A modern gray sofa by Larkin, made with solid oak, MDF and Italian leather. Finish: dove linen. It’s 84 inches wide, 36 deep and 34 high. Not included: pillows. Assembly needed, about 20 minutes. Floor model: a scratch on the left arm.",
  );
});

test.each<[string, Partial<KnownOfProduct>]>([
  ["", {}],
  ["", { type: "sofa" }],
])("what is not known is not said: %j", (_, known) => expect(words(known)).toBe(""));

test.each<[string, Partial<KnownOfProduct>]>([
  ["A queen bed. It’s new.", { type: "bed", size: "Queen" }],
  ["A bed. Size: 66 x 80. It’s new.", { type: "bed", size: "66 x 80" }],
  ["An industrial desk. It’s new.", { type: "desk", style: "industrial" }],
  [
    "Black dining chairs. A set of 4. Each is 84 inches wide, 36 deep and 34 high. They’re new.",
    { type: "dining chairs", colors: ["black"], pieces: [part("Chair", 4)] },
  ],
  ["Gold wall art. It’s new.", { type: "wall art", colors: ["gold"] }],
  ["A dining set. It seats 6. It’s new.", { type: "dining set", size: "Seats 6" }],
  [
    "A bedroom set. It comes as 3 pieces: queen bed and nightstand (2). It’s new.",
    { type: "bedroom set", pieces: [part("Queen bed"), part("Nightstand", 2)] },
  ],
  [
    "A lamp. It’s new. Why it’s here: canceled hotel order.",
    { type: "lamp", condition_reason: "Canceled hotel order" },
  ],
  ["An ottoman. Open box.", { type: "ottoman", condition: "open box" }],
  ["Blue and white. It’s new.", { colors: ["blue", "white"] }],
  ["A rug. Made in Türkiye. It’s new.", { type: "rug", facts: { madeIn: "Türkiye" } }],
  ["A bench. No assembly needed. It’s new.", { type: "bench", facts: { assembly: "none" } }],
  // It has a part, but nobody has measured it.
  ["", { type: "desk", pieces: [{ ...part("Desk"), widthIn: 0 }] }],
])("%s", (said, known) => expect(words(known)).toBe(said));

test("what doesn’t fit whole is left out whole", () => {
  const many = Array.from({ length: 9 }, (_, at) => part(`Part ${at} ${"long ".repeat(14)}name`));
  const text = words({ type: "hutch", pieces: many, colors: ["red"] });
  expect(text).toBe("A red hutch. It’s new.");
});
