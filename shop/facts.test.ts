import { expect, test } from "vitest";
import { type Facts, factNames, factRows, factsOfType, readFacts, textsOfFacts } from "./facts.ts";

const everything: Facts = {
  ...{ included: ["Two pillows", "Remote"], notIncluded: ["Mattress, queen"], assembly: "needed" },
  ...{ assemblyMinutes: 20, assemblyPeople: 2, cleaningCode: "WS", openLengthIn: 68.5 },
  ...{ clearanceIn: 1, weightLimitLb: 350, weightLb: 1, heaviestLb: 55, cartons: 2, legsOff: true },
  ...{ legsIn: 6, backOff: true, backOffHeightIn: 28, antiTip: true, maker: "Acme", madeIn: "USA" },
};

test("what is typed is what is stored, of every fact", () => {
  expect(Object.keys(everything).toSorted()).toEqual(factNames.toSorted());
  const { facts, problems } = readFacts(textsOfFacts(everything), "own word");
  expect(problems).toEqual({});
  expect(facts).toEqual(everything);
  expect(readFacts({ openLengthIn: '68.5"', weightLb: "1 lb", maker: " Acme " }, "").facts).toEqual(
    {
      ...{ openLengthIn: 68.5, weightLb: 1, maker: "Acme" },
    },
  );
});

test("facts are those of the product's kind", () => {
  expect(factsOfType("recliner")).toEqual(expect.arrayContaining(["clearanceIn", "backOff"]));
  expect(factsOfType("mattress")).not.toEqual(expect.arrayContaining(["cleaningCode"]));
  expect(factsOfType("dresser")).toContain("antiTip");
  expect(readFacts({ clearanceIn: "6", weightLb: "40" }, "rug").facts).toEqual({ weightLb: 40 });
});

test.each([
  ["openLengthIn", "long"],
  ["openLengthIn", "0"],
  ["openLengthIn", "401"],
  ["weightLb", "12.5"],
  ["cartons", "-1"],
  ["assemblyPeople", "11"],
  ["maker", "M".repeat(61)],
  ["included", "L".repeat(81)],
  ["notIncluded", Array.from({ length: 13 }, (_, at) => `Part ${at}`).join("\n")],
] as const)("%s is refused as %s", (name, text) => {
  const { facts, problems } = readFacts({ [name]: text }, "");
  expect(facts).toEqual({});
  expect(Object.keys(problems)).toEqual([name]);
});

test("a page says what is known, with units, and nothing of what is not", () => {
  expect(Object.fromEntries(factRows(everything))).toEqual({
    "Also included": "Two pillows, Remote",
    "Not included": "Mattress, queen",
    Assembly: "Needed, about 20 minutes, 2 people",
    "Cleaning code": "WS: water-based or solvent cleaner",
    "Open length": "68.5 inches",
    "Space behind": "1 inch",
    "Holds up to": "350 pounds",
    Weight: "1 pound",
    "Heaviest part": "55 pounds",
    Cartons: "2",
    Legs: "Come off, 6 inches high",
    Back: "Lifts off, 28 inches high without it",
    "Anti-tip kit": "Included",
    Manufacturer: "Acme",
    "Made in": "USA",
  });
  expect(factRows({})).toEqual([]);
  expect(factRows({ legsOff: true, backOff: true, assembly: "none" })).toEqual([
    ["Assembly", "None needed"],
    ["Legs", "Come off"],
    ["Back", "Lifts off"],
  ]);
  const boxed = {
    name: "Bed",
    count: 1,
    widthIn: 60,
    depthIn: 80,
    heightIn: 40,
    boxes: [[70, 60, 9]],
  };
  expect(factRows({ cartons: 2 }, [boxed as never])).toEqual([]);
});
