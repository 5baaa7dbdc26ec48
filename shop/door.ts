/** Doors inside American homes. A shopper knows one by its own size, furniture has to pass what it leaves. All sizes are inches. */

/** How wide they are. */
export const doorSizesIn = [28, 30, 32, 36] as const;

/**
 * What a hinged door of that width leaves free at a right angle. Its own thickness, 1⅜ inches inside a home, and the
 * stop on the other side take an inch and a half to two (2010 ADA Standards, 404.2.3, measure the clear width so).
 */
export const clearWidthIn = (doorIn: number) => doorIn - takenIn;

/** The size of a door that leaves so much. */
export const doorSizeIn = (clearIn: number) => clearIn + takenIn;

const takenIn = 1.5;

/** How high a door is open in most homes: it is 80 inches, and the stop takes one. */
export const usualDoorHeightIn = 79;

/** "30-inch door", by what it leaves; "29-inch opening" where no door is made so that it leaves that. */
export function doorWords(clearIn: number) {
  const size = doorSizeIn(clearIn);
  return Number.isInteger(size) ? `${size}-inch door` : `${clearIn}-inch opening`;
}
