/** How high a door of the usual height is open, in inches. */
export const usualDoor = { heightIn: 79 };
