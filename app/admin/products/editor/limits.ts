/** How long, how large and how many: what may be typed of a product. */

/** A name fits its card, a description is read. */
export const maxLetters = { title: 60, description: 600 };

/** A length as it is typed: 84, 84", 84.5″. */
export const inches = (text: string) => Number(text.replace(/["″]/g, ""));

export const isLength = (text: string) => inches(text) >= 0.1 && inches(text) <= 400;

/** How many there are of a part. */
export const isCount = (text: string) => /^[1-9]\d?$|^100$/.test(text.trim());
