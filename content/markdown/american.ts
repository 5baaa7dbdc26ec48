/** Turns of phrase that no American writes, for writers and for the test of every text that shoppers read. */
export const american: readonly [rule: string, broken: RegExp, wrong: string][] = [
  [
    "Measurements stand before the thing: a 12-by-13 room, a 19-inch nightstand, a 180-pound person.",
    /\b(?:room|bedroom|kitchen|table|bed|nightstand|bench|block|rod|oval|person|someone) of \d/i,
    "In a room of 12 by 13 feet, 800 lumens are enough.",
  ],
  [
    "Adding up is math or arithmetic, never a sum.",
    /\b(?:the|one|a|same|each|these) sums?\b(?! of)/i,
    "The sum is the same each time.",
  ],
  [
    "An amount of time, money or length is one thing: thirty minutes is enough.",
    /\b(?:minutes|seconds|hours|days|inches|dollars)(?: of [\w ]{1,20})? (?:are (?:enough|plenty)|change nothing)\b/i,
    "For a plain dent, twenty seconds are enough.",
  ],
  [
    "About how much is “about”, and the smallest that works is the minimum.",
    /\bsome \$?\d|\b(?:is|as) the least (?:that|you|to)\b|\bworkable least\b/i,
    "It draws some 400 watts.",
  ],
  [
    "Paint, cloth and things by their American names.",
    /\b(?:aubergine|sample pot|whilst|overmade|quarter of an hour|in a breath|middling)\b/i,
    "Buy a sample pot of aubergine.",
  ],
  [
    "A link stands by itself: what it leads to isn't a page, a subject or rules of its own, or minutes of reading.",
    /\bthe rest of this page\b|\bis a (?:page|subject) of its own\b|\bhas its own (?:rules|method)\b/i,
    "The rest of this page explains the columns.",
  ],
];
