/** How many letters a field may have: its form counts them, and its check holds them. */
export const maxLetters = {
  ...{ title: 60, description: 600, badge: 30, compareAtSource: 200, conditionReason: 300 },
  ...{ sku: 60, lot: 120, note: 1000 },
};

/** A length as it is typed: 84, 84", 84.5″. */
export const inches = (text: string) => Number(text.replace(/["″]/g, ""));

export const isLength = (text: string) => inches(text) >= 0.1 && inches(text) <= 400;

export const isCount = (text: string) => /^[1-9]\d?$|^100$/.test(text.trim());
