/** What somebody else wrote, for a place among our words: without marks that turn round what follows them. */
export const plainName = (name: string) =>
  name.replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
