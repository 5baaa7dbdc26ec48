/** What a change of notes added, where it only added at the end or the beginning; else null. */
export function addedText(before: string | null, after: string) {
  if (!before) return after;
  if (after.startsWith(before)) return after.slice(before.length).trim();
  if (after.endsWith(before)) return after.slice(0, after.length - before.length).trim();
  return null;
}
