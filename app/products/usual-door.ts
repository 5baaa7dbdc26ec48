/** A door as most homes have it inside: how high it is open, in inches. */
export const usualDoor = { heightIn: 79 };
