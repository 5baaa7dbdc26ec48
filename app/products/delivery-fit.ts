/**
 * Whether furniture gets into a home: what has to be carried, what it passes on the way, and the sums.
 * All sizes are inches.
 */
import type { Part } from "#shop/product.ts";
import { usualDoor } from "./usual-door.ts";

/** A way through, measured clear: what is free while its door stands open. */
export interface Opening {
  widthIn: number;
  heightIn: number;
}

/** Every opening between the street and the room. */
export interface DeliveryPath {
  door: Opening;
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

/** Something as it is carried. */
interface Load {
  way: "as it stands" | "on its side" | "tilted" | "apart" | "rolled" | "boxed";
  /** The two sides that have to pass an opening, the smaller first. */
  sides: readonly [number, number];
  /** From end to end, as it is carried along. */
  lengthIn: number;
}

/** A bed's headboard or the side of a bunk, packed. */
const panelIn = 6;

const rollIn = 12;

/** One kind of thing in the delivery, and how it gets in. */
export interface Check {
  part: Part;
  verdict: Verdict;
  passages: readonly Passage[];
}

/** Every part against everything on the way; what comes in boxes is carried in them. */
export function checkParts(parts: readonly Part[], way: DeliveryPath): Check[] {
  return parts.map((part) => {
    const carried = loadsOf(part);
    const passages = places
      .filter((place) => way[place])
      .map((place) =>
        carried
          .map((loads) => tightest(loads.map((load) => passage(place, load, way))))
          .reduce((best, other) => (spareOf(other) > spareOf(best) ? other : best)),
      );
    return { part, passages, verdict: worstVerdict(passages.map(({ verdict }) => verdict)) };
  });
}

/** The worst of several verdicts. */
export function worstVerdict(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes("no")) return "no";
  return verdicts.includes("tight") ? "tight" : "fits";
}

/**
 * The narrowest clear opening of a usual height that everything fits through, with so much to spare;
 * none where nothing would do. With nothing to spare it may be tight.
 */
export function narrowestDoor(parts: readonly Part[], spare = comfortIn) {
  const needs = parts.map((part) =>
    Math.min(
      ...loadsOf(part).map((loads) =>
        Math.max(
          ...loads.map(({ sides: [small, other] }) =>
            other + spare <= usualDoor.heightIn ? small + spare : Infinity,
          ),
        ),
      ),
    ),
  );
  const need = Math.max(...needs);
  return Number.isFinite(need) ? need : undefined;
}

/** The ways in which a part can be carried, each as everything that has to pass. */
function loadsOf({ name, widthIn, depthIn, heightIn, boxes }: Part): Load[][] {
  if (boxes) return [boxes.map((box) => load("boxed", ...box))];
  if (isRug(name)) return [[load("rolled", rollIn, rollIn, Math.min(widthIn, depthIn))]];
  if (isBed(name)) return [[load("apart", panelIn, widthIn, heightIn)]];
  const whole = load("as it stands", widthIn, depthIn, heightIn);
  if (whole.sides[1] !== heightIn) whole.way = "on its side";
  if (!isSeat(name)) return [[whole]];
  const sides = tiltedSides(depthIn, heightIn);
  return [[whole], [{ way: "tilted", sides, lengthIn: widthIn }]];
}

function load(way: Load["way"], ...size: readonly [number, number, number]): Load {
  const [small, other, lengthIn] = size.toSorted((a, b) => a - b) as [number, number, number];
  return { way, sides: [small, other], lengthIn };
}

/**
 * A seat's side view turned until its widest slope stands upright. That slope runs from the top of the
 * back to the front of the arms, two thirds as high: what counts is the distance from it to the corner
 * below the back, the diagonal depth. Rounded up to half inches.
 */
function tiltedSides(depthIn: number, heightIn: number): [number, number] {
  const slope = Math.hypot(depthIn, heightIn / 3);
  return [
    roundUp((depthIn * heightIn) / slope),
    roundUp((depthIn ** 2 + heightIn ** 2 / 3) / slope),
  ];
}

const roundUp = (inches: number) => Math.ceil(inches * 2 - 1e-9) / 2;

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

const isSeat = (name: string) =>
  /sofa|loveseat|chair|recliner|chaise|seat|wedge|chesterfield/i.test(name);

const isBed = (name: string) => /\b(bed|daybed|bunk)\b/i.test(name);

const isRug = (name: string) => /\brug\b/i.test(name);
