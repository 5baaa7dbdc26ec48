/** Whether furniture gets through a door, and how much of a room it takes. All sizes are inches. */
import type { Piece } from "#app/catalog/product.ts";

export interface Door {
  widthIn: number;
  heightIn: number;
}

export interface Room {
  lengthIn: number;
  widthIn: number;
}

/** What a door must leave beside a piece, for hands and hinges. */
export const spareIn = 1;

/** A bed's headboard or the side of a bunk, packed. */
const panelIn = 6;

const rollIn = 12;

/** A piece, or its largest part, passes an opening of these two sides. */
type Sides = readonly [small: number, middle: number];

export interface Passage {
  way: "straight" | "tilted" | "apart" | "rolled";
  fits: boolean;
  /** The two sides that have to pass the door. */
  sides: Sides;
}

/**
 * How one piece gets through a door. A box passes when its two smaller sides fit the opening.
 * A seat that fails is tilted: its side view is cut by the line from the top of the back to the
 * front of the arms (two thirds as high), so the width that counts is its diagonal depth.
 * A bed comes apart and passes when its headboard does; a rug is rolled.
 */
export function throughDoor(piece: Piece, door: Door): Passage {
  const { widthIn, depthIn, heightIn } = piece;
  if (isRug(piece)) return passage("rolled", [rollIn, rollIn], door);
  if (isBed(piece)) return passage("apart", smallerSides(panelIn, widthIn, heightIn), door);
  const straight = passage("straight", smallerSides(widthIn, depthIn, heightIn), door);
  if (straight.fits || !isSeat(piece)) return straight;
  return passage("tilted", tiltedSides(piece), door);
}

function passage(way: Passage["way"], sides: Sides, door: Door): Passage {
  const [small, middle] = sides;
  return { way, sides, fits: small + spareIn <= door.widthIn && middle <= door.heightIn };
}

/** A seat's side view turned until its widest slope stands upright: diagonal depth and height. */
function tiltedSides({ depthIn, heightIn }: Piece): Sides {
  const slope = Math.hypot(depthIn, heightIn / 3);
  return [
    Math.round((depthIn * heightIn) / slope),
    Math.round((depthIn ** 2 + heightIn ** 2 / 3) / slope),
  ];
}

export interface Footprint {
  name: string;
  x: number;
  y: number;
  width: number;
  depth: number;
}

/** A walkway between two rows of furniture. */
export const walkwayIn = 30;

/**
 * The footprints in a room, largest first, set along its long wall and in rows behind it with a
 * walkway between, each row in the middle. Not a plan: it shows sizes, and says what finds no place.
 */
export function arrange(pieces: readonly Piece[], room: Room) {
  const rows: { y: number; width: number; depth: number; placed: Footprint[] }[] = [];
  const left: string[] = [];
  for (const { name, widthIn, depthIn } of onTheFloor(pieces)) {
    const turned = widthIn > room.lengthIn;
    const width = turned ? depthIn : widthIn;
    const depth = turned ? widthIn : depthIn;
    let row = rows.at(-1);
    if (!row || row.width + width > room.lengthIn)
      row = { y: row ? row.y + row.depth + walkwayIn : 0, width: 0, depth: 0, placed: [] };
    if (width > room.lengthIn || row.y + depth > room.widthIn) {
      left.push(name);
      continue;
    }
    if (row.width === 0) rows.push(row);
    row.placed.push({ name, x: row.width, y: row.y, width, depth });
    row.width += width;
    row.depth = Math.max(row.depth, depth);
  }
  const placed = rows.flatMap((row) =>
    row.placed.map((piece) => ({ ...piece, x: piece.x + (room.lengthIn - row.width) / 2 })),
  );
  const taken = placed.reduce((sum, { width, depth }) => sum + width * depth, 0);
  return { placed, left, share: taken / (room.lengthIn * room.widthIn) };
}

/** Every single piece that stands on the floor; what hangs on a wall takes no floor. */
function onTheFloor(pieces: readonly Piece[]) {
  const standing = pieces.filter(({ depthIn, heightIn }) => depthIn > 4 && heightIn > 1);
  return (standing.length > 0 ? standing : pieces)
    .flatMap((piece) => Array.from({ length: piece.count }, () => piece))
    .sort((a, b) => b.widthIn * b.depthIn - a.widthIn * a.depthIn);
}

function smallerSides(...sides: [number, number, number]): Sides {
  const [small, middle] = sides.sort((a, b) => a - b);
  return [small, middle];
}

function isSeat({ name }: Piece) {
  return /sofa|loveseat|chair|recliner|chaise|seat|wedge|chesterfield/i.test(name);
}

function isBed({ name }: Piece) {
  return /\b(bed|daybed|bunk)\b/i.test(name);
}

function isRug({ name }: Piece) {
  return /\brug\b/i.test(name);
}
