/** How high a door is open in most homes, in inches. */
export const usualDoorHeightIn = 79;
