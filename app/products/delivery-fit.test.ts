import { describe, expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { usualDoorHeightIn } from "#shop/door.ts";
import { productsOf } from "#shop/lists.ts";
import type { Part } from "#shop/product.ts";
import {
  checkParts,
  type DeliveryPath,
  doorNeed,
  needWords,
  worstVerdict,
} from "./delivery-fit.ts";

function part(
  name: string,
  widthIn: number,
  depthIn: number,
  heightIn: number,
  boxes?: Part["boxes"],
): Part {
  return { name, count: 1, widthIn, depthIn, heightIn, ...(boxes ? { boxes } : {}) };
}

const sofa = part("Three-seat sofa", 90, 38, 36);
const dresser = part("Six-drawer dresser", 58, 17, 36);

function check(what: Part, way: Partial<DeliveryPath>) {
  const passages = checkParts([what], { door: { widthIn: 99, heightIn: 99 }, ...way })[0]!.passages;
  const [place] = Object.keys(way) as (keyof DeliveryPath)[];
  return passages.find((passage) => passage.place === place)!;
}

const door = (widthIn: number, heightIn = 79) => ({ door: { widthIn, heightIn } });

describe("through the door", () => {
  // Worked by hand: what is needed, against what there is.
  test.each([
    ["a dresser of 17 by 36 has 13 to spare", dresser, 30, "fits"],
    ["two inches to spare are an inch on each side", part("Cube", 28, 28, 28), 30, "fits"],
    ["one inch and a half is tight", part("Cube", 28.5, 28.5, 28.5), 30, "tight"],
    ["what is just as wide is tight", part("Cube", 30, 30, 30), 30, "tight"],
    ["an inch too much may go with the door off its hinges", part("Cube", 31, 31, 31), 30, "tight"],
    ["more than that does not", part("Cube", 31.5, 31.5, 31.5), 30, "no"],
  ])("%s", (_, what, widthIn, verdict) => {
    expect(check(what, door(widthIn)).verdict).toBe(verdict);
  });

  test("a door of 32 inches that opens to 30 lets no seat through that is 31 deep when tilted", () => {
    // 34 deep and 32 high: 34 × 32 ÷ √(34² + (32 ÷ 3)²) = 30.53, so 31.
    const seat = part("Armchair", 36, 34, 32);
    const passage = check(seat, door(30));
    expect(passage).toMatchObject({ way: "tilted", verdict: "tight" });
    expect(passage.sums[0]).toEqual({ what: "wide", needIn: 31, haveIn: 30 });
    expect(check(seat, door(33)).verdict).toBe("fits");
  });

  test("the height counts, too", () => {
    expect(check(part("Wardrobe", 40, 20, 78), door(40)).verdict).toBe("fits");
    const mattress = part("King mattress", 76, 80, 10);
    expect(check(mattress, door(30, 79)).verdict).toBe("fits");
    expect(check(mattress, door(30, 77)).verdict).toBe("tight");
    expect(check(mattress, door(30, 74)).verdict).toBe("no");
  });

  test("a sofa is tilted: 38 deep and 36 high pass as 34½, by 47½", () => {
    // 38 × 36 ÷ √(38² + 12²) = 34.33; (38² + 36² ÷ 3) ÷ 39.85 = 47.08.
    const { way, sums } = check(sofa, door(36));
    expect(way).toBe("tilted");
    expect(sums.map(({ needIn }) => needIn)).toEqual([34.5, 47.5]);
  });

  test("only seats are tilted: a cube has nothing to gain", () => {
    expect(check(part("Cube table", 38, 38, 38), door(38)).way).toBe("as it stands");
  });

  test("what passes with its height along the way lies on its side", () => {
    const lying = check(part("C table", 18, 12, 25.5), door(30));
    expect(lying).toMatchObject({ way: "on its side", sums: [{ needIn: 12 }, { needIn: 18 }] });
    expect(check(part("Six-drawer dresser", 58, 17, 36), door(30)).way).toBe("as it stands");
  });

  test("a bed is carried in as its headboard, and a rug is rolled", () => {
    expect(check(part("Queen plank bed", 64, 86, 54), door(30))).toMatchObject({
      way: "apart",
      verdict: "fits",
      sums: [{ needIn: 6 }, { needIn: 54 }],
    });
    expect(check(part("Area rug", 96, 120, 0.5), door(30))).toMatchObject({ way: "rolled" });
  });

  test("what comes in boxes is carried in them: the largest counts", () => {
    const boxed = part("Bookcase", 40, 14, 84, [
      [86, 16, 6],
      [42, 31.5, 40],
    ]);
    expect(check(boxed, door(36))).toMatchObject({ way: "boxed", verdict: "fits" });
    expect(check(boxed, door(30)).sums[0]).toMatchObject({ needIn: 31.5, haveIn: 30 });
    expect(check(boxed, door(30)).verdict).toBe("no");
  });
});

describe("around a corner", () => {
  const hall = (widthIn: number, heightIn: number) => ({ hall: { widthIn, heightIn } });

  test("a chest is turned level: 17 wide and 58 long need (17 + 29) ÷ √2 = 32.53, so 33", () => {
    const { verdict, sums } = check(dresser, hall(36, 50));
    expect(sums[0]).toEqual({ what: "wide, turned level", needIn: 33, haveIn: 36 });
    expect(verdict).toBe("fits");
    expect(check(dresser, hall(34, 50)).verdict).toBe("tight");
    expect(check(dresser, hall(31, 50)).verdict).toBe("no");
  });

  test("a sofa stands on its end where the ceiling lets it be raised", () => {
    // √(90² + 36²) = 96.93 to raise it, on 36 by 38 inches of floor: (36 + 19) ÷ √2 = 38.89, in 38 it need not turn.
    expect(check(sofa, hall(42, 108))).toMatchObject({
      verdict: "fits",
      sums: [
        { what: "wide, turned on its end", needIn: 38 },
        { needIn: 97, haveIn: 108 },
      ],
    });
    expect(check(sofa, hall(42, 94)).verdict).toBe("no");
  });

  test("a landing is a corner, too, and stairs have a headroom", () => {
    expect(check(dresser, { landing: { widthIn: 36, heightIn: 50 } }).sums[0]!.needIn).toBe(33);
    expect(check(dresser, { stairs: { widthIn: 36, heightIn: 80 } }).verdict).toBe("fits");
    expect(check(sofa, { stairs: { widthIn: 33, heightIn: 80 } }).verdict).toBe("no");
  });
});

describe("in the elevator", () => {
  const cab = (widthIn: number, depthIn: number, heightIn: number) => ({
    cab: { widthIn, depthIn, heightIn },
  });

  test("a sofa stands on its end in a cab that is high enough", () => {
    expect(check(sofa, cab(68, 51, 94)).verdict).toBe("fits");
  });

  test("a flat headboard leans: 6 by 54 by 110 goes into 68 by 51 by 90", () => {
    // Standing and leaning along the wider wall of 68 by 90, whose diagonal is 112.8.
    const { verdict, sums } = check(part("Bed", 110, 80, 54), cab(68, 51, 90));
    expect(sums[0]).toMatchObject({ what: "long", needIn: 110 });
    expect(sums[0]!.haveIn).toBeLessThan(112.8);
    expect(verdict).toBe("no");
    expect(check(part("Bed", 100, 80, 48), cab(68, 51, 90)).verdict).toBe("fits");
  });

  test("what is longer than any line in it stays below", () => {
    expect(check(part("Dining table", 108, 44, 30), cab(68, 51, 90)).verdict).toBe("no");
  });
});

test("of several places the worst counts", () => {
  const checks = checkParts([sofa], {
    door: { widthIn: 40, heightIn: 79 },
    hall: { widthIn: 36, heightIn: 84 },
  });
  expect(checks[0]!.passages.map(({ place, verdict }) => [place, verdict])).toEqual([
    ["door", "fits"],
    ["hall", "no"],
  ]);
  expect(checks[0]!.verdict).toBe("no");
  expect(worstVerdict(["fits", "tight"])).toBe("tight");
});

test("the narrowest door is the one that everything fits through, by the same rule", () => {
  for (const { title, pieces, facts } of productsOf(sample)) {
    const need = doorNeed(pieces, facts)?.widthIn;
    const fits = (widthIn: number) =>
      worstVerdict(
        checkParts(pieces, { door: { widthIn, heightIn: usualDoorHeightIn } }, facts).map(
          ({ verdict }) => verdict,
        ),
      ) === "fits";
    if (need === undefined) expect(fits(999), title).toBe(false);
    else expect([fits(need), fits(need - 0.5)], title).toEqual([true, false]);
  }
});

describe("what comes off", () => {
  // The review's: 34 deep and 33 high, on legs of six inches. Tilted it needs 34 × 33 ÷ √(34² + 11²) = 31.4, so 31½.
  const bench = part("Sofa", 82, 34, 33);
  const legs = { legsOff: true, legsIn: 6 } as const;

  test.each([
    ["on its legs it is too high for 30", {}, 30, "no", "tilted"],
    ["without them it passes", legs, 30, "fits", "legs off"],
    // 34 × 27 ÷ √(34² + 9²) = 26.1, so 26½.
    ["without them 27 is tight", legs, 27, "tight", "legs off"],
    ["where 34 is open they stay on", legs, 34, "fits", "tilted"],
    ["legs of unknown height count for nothing", { legsOff: true } as const, 30, "no", "tilted"],
  ])("%s", (_, facts, widthIn, verdict, way) => {
    const [found] = checkParts([bench], door(widthIn), facts);
    expect(found!.passages[0]).toMatchObject({ verdict, way });
  });

  test("a back that lifts off counts, too", () => {
    const seat = part("Recliner", 36, 40, 42);
    const facts = { backOff: true, backOffHeightIn: 25 } as const;
    expect(checkParts([seat], door(30))[0]!.verdict).toBe("no");
    expect(checkParts([seat], door(30), facts)[0]!.passages[0]).toMatchObject({ way: "back off" });
  });

  test("of a set it is not said whose legs come off", () => {
    expect(checkParts([bench, sofa], door(30), legs)[0]!.verdict).toBe("no");
  });

  test("a dining set's legs are its table's, and come off where it would not pass on them", () => {
    // The table is 60 by 36 and 30 high, on legs of 26: its top of 4 passes anywhere, the chairs' 18 inches decide.
    const set = [part("Rectangular table", 60, 36, 30), part("Slat-back side chair", 18, 22, 39)];
    const off = { legsOff: true, legsIn: 26 } as const;
    expect(needWords(set)).toBe("Needs a 30-inch opening.");
    expect(needWords(set, off)).toBe("Needs only a 28-inch door with the legs off.");
    expect(checkParts(set, door(28)).map(({ verdict }) => verdict)).toEqual(["no", "fits"]);
    expect(checkParts(set, door(28), off).map(({ verdict }) => verdict)).toEqual(["fits", "fits"]);
    expect(checkParts(set, door(34), off)[0]!.passages[0]).toMatchObject({ way: "on its side" });
    // Of two tables it is not known whose they are.
    const two = [...set, part("Side table", 20, 20, 24)];
    expect(needWords(two, off)).toBe("Needs a 30-inch opening.");
  });

  test("a bench at the foot of a bed is carried as a bench", () => {
    expect(needWords([part("Bed-end bench", 48, 17, 19)])).toBe("Needs only a 28-inch door.");
    expect(needWords([part("Full-bed nightstand", 20, 16, 22)])).toBe("Needs only a 28-inch door.");
  });

  test("what comes in cartons is carried with its legs in them", () => {
    const boxed = part("Bookcase", 40, 14, 84, [[86, 33, 40]]);
    expect(checkParts([boxed], door(30), legs)[0]!.passages[0]).toMatchObject({ way: "boxed" });
  });

  test.each([
    [bench, legs, "Needs a 27-inch opening with the legs off."],
    [bench, {}, "Needs a 32-inch opening."],
    [part("Lamp", 10.5, 10.5, 70), {}, "Needs only a 28-inch door."],
    [part("Queen bed", 67, 88, 58), {}, "Needs only a 28-inch door once taken apart."],
    [part("Wool rug", 96, 120, 1), {}, "Needs only a 28-inch door once rolled up."],
    [
      part("Bookcase", 40, 14, 84, [
        [86, 16, 8],
        [40, 33, 20],
      ]),
      {},
      "Needs only a 28-inch door for its largest carton.",
    ],
    [part("Cube", 80, 80, 80), {}, "Too big for a standard-height door. Ask us before you buy."],
  ])("%s in words", (what, facts, words) => {
    expect(needWords([what], facts)).toBe(words);
  });

  test("the sample's Ellery needs no more than the review worked out", () => {
    const { pieces, facts } = productsOf(sample).find(({ id }) => id === 204)!;
    expect(needWords(pieces, facts)).toBe("Needs a 27-inch opening with the legs off.");
  });
});
