/**
 * Whether furniture gets into a home: what has to be carried, what it passes on the way, and the sums.
 * All sizes are inches.
 */
import { clearWidthIn, doorSizesIn, usualDoorHeightIn } from "#shop/door.ts";
import type { Facts } from "#shop/facts.ts";
import type { Part } from "#shop/product.ts";
import { type Load, loadsOf, loadsTakenApart, roundUp } from "./loads.ts";

/** A way through, measured clear: what is free while its door stands open. */
export interface Opening {
  widthIn: number;
  heightIn: number;
}

/** Every opening between the street and the room. */
export interface DeliveryPath {
  door?: Opening;
  /** The narrowest hallway in which one has to turn a corner. */
  hall?: Opening;
  /** Between rail and wall, and from a step's edge to the ceiling. */
  stairs?: Opening;
  /** Stairs that turn on a landing. */
  landing?: Opening;
  elevator?: Opening;
  /** The inside of the elevator. */
  cab?: Opening & { depthIn: number };
}

export type Place = keyof DeliveryPath;

/** In the order in which one comes past them. */
export const places = ["door", "hall", "elevator", "cab", "stairs", "landing"] as const;

export type Verdict = "fits" | "tight" | "no";

/** One comparison: what is needed, and what there is. */
export interface Sum {
  /** "wide, turned level" */
  what: string;
  needIn: number;
  haveIn: number;
}

export interface Passage {
  place: Place;
  way: Load["way"];
  verdict: Verdict;
  sums: readonly Sum[];
}

/** Clearance that is enough without a doubt: an inch for the hands on either side. */
export const comfortIn = 2;

/** How much too large still counts as tight: a door off its hinges, feet off a sofa. */
export const toleranceIn = 1;

/** One kind of thing in the delivery, and how it gets in. */
export interface Check {
  part: Part;
  verdict: Verdict;
  passages: readonly Passage[];
}

/**
 * Every part against everything on the way; what comes in boxes is carried in them. Where it does not fit
 * as it is, legs and back are taken off, if the facts say so of the one thing that it is, or of a set's one table.
 */
export function checkParts(parts: readonly Part[], way: DeliveryPath, facts: Facts = {}): Check[] {
  return parts.map((part) => {
    const passages = places
      .filter((place) => way[place])
      .map((place) => {
        const at = (carried: readonly Load[][]) =>
          carried.map((loads) => tightest(loads.map((load) => passage(place, load, way))));
        const asItIs = widest(at(loadsOf(part)));
        if (asItIs.verdict === "fits") return asItIs;
        return widest([asItIs, ...at(apartOf(part, parts, facts))]);
      });
    return { part, passages, verdict: worstVerdict(passages.map(({ verdict }) => verdict)) };
  });
}

/** How a part is carried once something is off; empty where the facts may be of another part. */
function apartOf(part: Part, parts: readonly Part[], facts: Facts) {
  const tables = parts.filter(({ name }) => /\btable\b/i.test(name));
  const isOf = parts.length === 1 || (tables.length === 1 && tables[0] === part);
  return isOf ? loadsTakenApart(part, facts) : [];
}

const widest = (passages: readonly Passage[]) =>
  passages.reduce((best, other) => (spareOf(other) > spareOf(best) ? other : best));

/** The worst of several verdicts. */
export function worstVerdict(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes("no")) return "no";
  return verdicts.includes("tight") ? "tight" : "fits";
}

/** What a clear opening of a usual height has to measure for everything to fit through. */
export interface DoorNeed {
  widthIn: number;
  /** How what decides is carried then; what comes off, where it would not pass with it on. */
  way: Load["way"];
}

/** That, with so much to spare; undefined where no opening of that height would do. With nothing to spare it may be tight. */
export function doorNeed(
  parts: readonly Part[],
  facts: Facts = {},
  spare = comfortIn,
): DoorNeed | undefined {
  const needOf = (loads: readonly Load[]): DoorNeed => {
    const widths = loads.map(({ sides: [small, other] }) =>
      other + spare <= usualDoorHeightIn ? small + spare : Infinity,
    );
    return { widthIn: Math.max(...widths), way: loads[0]!.way };
  };
  const least = (needs: readonly DoorNeed[]) =>
    needs.reduce((best, other) => (other.widthIn < best.widthIn ? other : best));
  const needs = parts.map((part) => {
    const whole = least(loadsOf(part).map(needOf));
    return { whole, least: least([whole, ...apartOf(part, parts, facts).map(needOf)]) };
  });
  const { widthIn, way } = needs.reduce(
    (worst, need) => (need.least.widthIn > worst.widthIn ? need.least : worst),
    { widthIn: 0, way: "as it stands" } as DoorNeed,
  );
  const off = needs.find((need) => need.whole.widthIn > widthIn)?.least.way;
  return Number.isFinite(widthIn) && widthIn > 0 ? { widthIn, way: off ?? way } : undefined;
}

/** After "Needs a 27-inch opening", where it isn't carried as it stands in the room. */
const wayWords: Partial<Record<Load["way"], string>> = {
  "legs off": " with the legs off",
  "back off": " with the back off",
  apart: " once taken apart",
  rolled: " once rolled up",
  boxed: " for its largest carton",
};

/**
 * "Needs a 27-inch opening with the legs off." Where every usual door would do it is said so: nobody knows an opening of
 * nine inches.
 */
export function needWords(parts: readonly Part[], facts: Facts = {}): string {
  const [narrowest] = doorSizesIn;
  const easy = doorNeed(parts, facts);
  if (easy && easy.widthIn <= clearWidthIn(narrowest))
    return `Needs only a ${narrowest}-inch door${wayWords[easy.way] ?? ""}.`;
  const need = doorNeed(parts, facts, 0);
  if (!need) return "Too big for a standard-height door. Ask us before you buy.";
  const inches = Math.ceil(need.widthIn);
  return `Needs ${/^8\d$/.test(String(inches)) ? "an" : "a"} ${inches}-inch opening${wayWords[need.way] ?? ""}.`;
}

function passage(place: Place, load: Load, way: DeliveryPath): Passage {
  const sums = sumsAt(place, load, way);
  const spare = spareOf({ sums });
  return {
    place,
    way: load.way,
    verdict: spare >= comfortIn ? "fits" : spare >= -toleranceIn ? "tight" : "no",
    sums,
  };
}

const tightest = (passages: readonly Passage[]) =>
  passages.reduce((worse, other) => (spareOf(other) < spareOf(worse) ? other : worse));

function sumsAt(place: Place, load: Load, way: DeliveryPath): Sum[] {
  if (place === "cab") return insideCab(load, way.cab!);
  const opening = way[place]!;
  return place === "hall" || place === "landing"
    ? aroundCorner(load, opening)
    : through(load, opening);
}

function through({ sides: [small, other] }: Load, { widthIn, heightIn }: Opening): Sum[] {
  return [
    { what: "wide", needIn: small, haveIn: widthIn },
    { what: "high", needIn: other, haveIn: heightIn },
  ];
}

/**
 * Around a corner between two hallways as wide as each other: carried level with either side upright,
 * or stood on its end where the ceiling lets it be raised. A thing of length l and width w turns in
 * (w + l ÷ 2) ÷ √2, and in no less than w; in a hallway as wide as it is long it need not turn.
 */
function aroundCorner({ sides: [small, other], lengthIn }: Load, hall: Opening): Sum[] {
  const turn = (a: number, b: number) => {
    const [width, length] = a < b ? [a, b] : [b, a];
    return roundUp(Math.min(length, Math.max(width, (width + length / 2) / Math.SQRT2)));
  };
  const ways: [what: string, widthIn: number, heightIn: number][] = [
    ["wide, turned level", turn(small, lengthIn), other],
    ["wide, turned level", turn(other, lengthIn), small],
    ["wide, turned on its end", turn(small, other), roundUp(Math.hypot(lengthIn, small))],
  ];
  const sums = ways.map(([what, widthIn, heightIn]) => [
    { what, needIn: widthIn, haveIn: hall.widthIn },
    { what: "high", needIn: heightIn, haveIn: hall.heightIn },
  ]);
  return sums.reduce((best, other) =>
    spareOf({ sums: other }) > spareOf({ sums: best }) ? other : best,
  );
}

/** Inside the elevator: level or leaning, across the floor or up against a wall. */
function insideCab(
  { sides: [small, other], lengthIn }: Load,
  cab: NonNullable<DeliveryPath["cab"]>,
) {
  const { widthIn, depthIn, heightIn } = cab;
  const walls = [
    [widthIn, depthIn, heightIn],
    [depthIn, heightIn, widthIn],
    [heightIn, widthIn, depthIn],
  ] as const;
  const longest = walls.flatMap(([a, b, across]) => [
    small <= across ? longestIn(a, b, other) : 0,
    other <= across ? longestIn(a, b, small) : 0,
  ]);
  return [{ what: "long", needIn: lengthIn, haveIn: Math.max(...longest) }];
}

/** The longest thing of that width which lies in a rectangle, rounded down to half inches (Carver, 1957). */
function longestIn(a: number, b: number, width: number) {
  const [long, short] = a > b ? [a, b] : [b, a];
  const lies = (length: number) => {
    const [p, q] = length > width ? [length, width] : [width, length];
    if (q > short) return false;
    return p <= long || ((long + short) / (p + q)) ** 2 + ((long - short) / (p - q)) ** 2 >= 2;
  };
  let length = 0;
  while (lies(length + 0.5)) length += 0.5;
  return length;
}

const spareOf = ({ sums }: Pick<Passage, "sums">) =>
  Math.min(...sums.map(({ needIn, haveIn }) => haveIn - needIn));

/** What comes off on the way in, for the check of doors, as a part of a product; nothing where it stays on. */
export function factsOfFit({ legsOff, legsIn, backOff, backOffHeightIn }: Facts = {}): {
  facts?: Facts;
} {
  const known = Object.entries({ legsOff, legsIn, backOff, backOffHeightIn }).filter(
    ([, fact]) => fact,
  );
  return known.length > 0 ? { facts: Object.fromEntries(known) } : {};
}
