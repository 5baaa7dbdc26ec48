/** Joins class names, leaving out what is false. */
export function cn(...names: (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(" ");
}
