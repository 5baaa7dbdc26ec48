/** What the shop promises and advises in words, without numbers, for writers and for tests of every text. */

/** The rule, what breaks it, a sentence that does, and words that sound so and do not. */
type HousePromise = readonly [rule: string, broken: RegExp, wrong: string, fine?: RegExp];

/** Where a text breaks a promise, if it does. Patterns that look behind are more than iOS 16.0 reads. */
export const brokenIn = (text: string, [, broken, , fine]: HousePromise) =>
  (fine ? text.replace(fine, "…") : text).match(broken)?.[0];

export const promises: readonly HousePromise[] = [
  [
    "No packaging has to be kept.",
    /\b(?:keep|save) (?:the |all |any |your )*(?:packaging|cartons?|box(?:es)?)\b/i,
    "Keep the cartons until you are sure.",
    /(?:don[’']t|not) (?:need|have) to (?:keep|save)/gi,
  ],
  [
    "A piece may be looked at and sat on in the first 24 hours, and is not put to daily use.",
    /\bunused until\b|\b(?:leave|keep) (?:it|them|the piece) unused\b/i,
    "Leave the piece unused until we have answered.",
  ],
  [
    "Two people carry every piece, and stairs are part of the quoted price.",
    /\bhow many people (?:come|carry)\b|\bstairs\b[^.]{0,40}\b(?:vary|varies|cost extra|surcharge)\b/i,
    "Ask about assembly, stairs and removal; those vary.",
  ],
  [
    "In the local area, stairs add nothing to the price of delivery.",
    /\b(?:up the stairs|upstairs)\b[^.]{0,12}\bat the price (?:we|you)\b|\b(?:price|quote)\b[^.]{0,40}\bcovers? carrying\b/i,
    "We carry upstairs at the price we quote you.",
  ],
  [
    "The crew takes the packaging, not the old furniture.",
    /\b(?:crew|we)(?:[’']ll| will)? (?:haul|take|remove)s? (?:away )?(?:the|your) old\b/i,
    "The crew hauls away your old sofa.",
  ],
  [
    "Delivery damage is on the receipt, or reported within 24 hours.",
    /\bdamage\b[^.]{0,60}\bwithin (?!(?:those )?24\b)\w+ (?:hours|days)\b/i,
    "Damage has to be reported within three days.",
  ],
  [
    "All sales are final, so a return that is sold here was made to another store.",
    /\b(?:return(?:ed)? (?:unused|by)|home trial|sent back within|delivered and returned)\b/i,
    "Returned unused because the color was too light.",
    /Another store[’']s (?:return|home trial|sent|delivered)/gi,
  ],
  [
    "Invented people are not told as customers.",
    /\b(?:our|of our|many|several) customers (?:have|say|tell|walk|swear)|\bwe(?:[’']ve| have) (?:seen|watched) customers\b/i,
    "We have seen customers walk in with a door.",
    /What (?:our|many|several) customers/gi,
  ],
  [
    "A new foam mattress rises for a day or two before its protector goes on.",
    /protector from the first (?:day|night)/i,
    "Use a waterproof protector from the first night.",
  ],
  [
    "A table's loose leaf is kept in the room of the table, or one as warm.",
    /\b(?:leaf|leaves) (?:is |are |kept )?in (?:a|the) (?:closet|garage|basement)\b/i,
    "The small table does for four, with its leaf in a closet.",
  ],
  [
    "Headroom above stairs is measured square to their slope.",
    /\bheadroom, straight up\b/i,
    "Headroom, straight up from the edge of a step.",
  ],
  [
    "The crew drills into a wall only with the customer's OK.",
    /\bstraps?,? (?:are |is )?fitted by our crew\b(?! with your OK)/i,
    "Tip-over straps fitted by our crew.",
  ],
];
