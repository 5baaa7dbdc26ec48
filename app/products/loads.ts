/** The ways in which furniture is carried, and what of it comes off for that. All sizes are inches. */
import type { Facts } from "#shop/facts.ts";
import type { Part } from "#shop/product.ts";

/** Something as it is carried. */
export interface Load {
  way: "as it stands" | "on its side" | "tilted" | "apart" | "rolled" | "boxed" | TakenOff;
  /** The two sides that have to pass an opening, the smaller first. */
  sides: readonly [number, number];
  /** From end to end, as it is carried along. */
  lengthIn: number;
}

/** What comes off before it is carried. */
export type TakenOff = "legs off" | "back off";

/** A bed's headboard or the side of a bunk, packed. */
const panelIn = 6;

const rollIn = 12;

/** The ways in which a part can be carried as it is, each as everything that has to pass. */
export function loadsOf({ name, widthIn, depthIn, heightIn, boxes }: Part): Load[][] {
  if (boxes) return [boxes.map((box) => load("boxed", ...box))];
  if (isRug(name)) return [[load("rolled", rollIn, rollIn, Math.min(widthIn, depthIn))]];
  if (isBed(name)) return [[load("apart", panelIn, widthIn, heightIn)]];
  const whole = load("as it stands", widthIn, depthIn, heightIn);
  if (whole.sides[1] !== heightIn) whole.way = "on its side";
  if (!isSeat(name)) return [[whole]];
  const sides = tiltedSides(depthIn, heightIn);
  return [[whole], [{ way: "tilted", sides, lengthIn: widthIn }]];
}

/** The same once its legs or its back are off, by what its facts say of their height; empty where nothing comes off. */
export function loadsTakenApart(part: Part, facts: Facts): Load[][] {
  if (part.boxes) return [];
  const { legsOff, legsIn = 0, backOff, backOffHeightIn = part.heightIn } = facts;
  const without = (heightIn: number, way: TakenOff) =>
    heightIn > 0 && heightIn < part.heightIn
      ? loadsOf({ ...part, heightIn }).map((loads) => loads.map((load) => ({ ...load, way })))
      : [];
  return [
    ...(legsOff ? without(part.heightIn - legsIn, "legs off") : []),
    ...(backOff ? without(backOffHeightIn, "back off") : []),
  ];
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

/** Up to half inches. */
export const roundUp = (inches: number) => Math.ceil(inches * 2 - 1e-9) / 2;

const isSeat = (name: string) =>
  /sofa|loveseat|chair|recliner|chaise|seat|wedge|chesterfield/i.test(name);

/** Not a bench at its foot, nor the nightstand of a full bed. */
const isBed = (name: string) => /\b(bed|daybed|bunk)\b(?!-| (bench|nightstand))/i.test(name);

const isRug = (name: string) => /\brug\b/i.test(name);
