/** Which delivery zone a ZIP code is in: cases that shop/delivery-zone.ts and the database both answer. */

/** In the owner's order; the first of two that name the same is taken. */
export const caseZones = [
  { area: "Wide", zips: ["482", "483"] },
  { area: "Park", zips: ["48237"] },
  { area: "Second", zips: ["483", "48237"] },
] as const;

export const zoneCases = [
  { zip: "48237", area: "Park", why: "named whole before its first three digits" },
  { zip: "48226", area: "Wide", why: "by its first three digits" },
  { zip: "48301", area: "Wide", why: "the first of two zones" },
  { zip: "49001", area: undefined, why: "in no zone" },
  { zip: "48", area: undefined, why: "no ZIP code" },
] as const;
