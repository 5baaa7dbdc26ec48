/** The zone of a ZIP code; one that names it whole counts before one that names its first three digits. */
export function findZone<Zone extends { zips?: readonly string[] }>(
  zones: readonly Zone[],
  zip: string,
): Zone | undefined {
  const named = (code: string) => zones.find(({ zips }) => zips?.includes(code));
  return named(zip) ?? named(zip.slice(0, 3));
}
