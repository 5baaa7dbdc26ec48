/** What a door of 32 inches, the most common one, leaves free, in inches. */
export const usualDoor = { widthIn: 30, heightIn: 79 };
