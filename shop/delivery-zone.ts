/** A part of the country that the shop's own trucks go to, as the owner writes it down. */
export interface DeliveryZone {
  /** "Oakland County" */
  area: string;
  /** ZIP codes, whole or their first three digits. */
  zips: readonly string[];
  feeCents: number;
  /** Weekdays, Sunday is 0. */
  days: readonly number[];
  /** How many open days the shop needs before the truck leaves. */
  leadDays: number;
  /** Days on which its truck takes no more, YYYY-MM-DD. */
  fullDays?: readonly string[];
}

/** The zone of a ZIP code; one that names it whole counts before one that names its first three digits. */
export function findZone<Zone extends { zips?: readonly string[] }>(
  zones: readonly Zone[],
  zip: string,
): Zone | undefined {
  const named = (code: string) => zones.find(({ zips }) => zips?.includes(code));
  return named(zip) ?? named(zip.slice(0, 3));
}

/**
 * Of a ZIP code that no zone names, the zone whose codes are nearest to it by number; undefined where none
 * begins with the same two digits, which is another part of the country.
 */
export function nearestZone<Zone extends Pick<DeliveryZone, "zips">>(
  zones: readonly Zone[],
  zip: string,
): Zone | undefined {
  const near = zones.flatMap((zone) =>
    zone.zips
      .filter((code) => code.slice(0, 2) === zip.slice(0, 2))
      .map((code) => ({ zone, away: Math.abs(Number(code.padEnd(5, "50")) - Number(zip)) })),
  );
  return near.sort((a, b) => a.away - b.away)[0]?.zone;
}
