/** A door as most homes have it inside: how wide and how high it is open, in inches. */
export const usualDoor = { widthIn: 30, heightIn: 79 };
