/** How much of a room furniture takes. All sizes are inches. */
import type { Part } from "#shop/product.ts";

export interface Room {
  lengthIn: number;
  widthIn: number;
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
export function arrangeRoom(parts: readonly Part[], room: Room) {
  const rows: { y: number; width: number; depth: number; placed: Footprint[] }[] = [];
  const left: string[] = [];
  for (const { name, widthIn, depthIn } of onTheFloor(parts)) {
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
    row.placed.map((part) => ({ ...part, x: part.x + (room.lengthIn - row.width) / 2 })),
  );
  const taken = placed.reduce((sum, { width, depth }) => sum + width * depth, 0);
  return { placed, left, share: taken / (room.lengthIn * room.widthIn) };
}

/** Every single part that stands on the floor; what hangs on a wall takes no floor. */
function onTheFloor(parts: readonly Part[]) {
  const standing = parts.filter(({ depthIn, heightIn }) => depthIn > 4 && heightIn > 1);
  return (standing.length > 0 ? standing : parts)
    .flatMap((part) => Array.from({ length: part.count }, () => part))
    .sort((a, b) => b.widthIn * b.depthIn - a.widthIn * a.depthIn);
}
