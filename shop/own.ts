/**
 * What an object holds under a key that anybody may have written; undefined where it holds nothing, also
 * under names such as "constructor", which every object inherits.
 */
export function own<T extends object>(
  object: T | null | undefined,
  key: PropertyKey | null | undefined,
): T[keyof T] | undefined {
  if (!object || key === null || key === undefined) return undefined;
  return Object.hasOwn(object, key) ? object[key as keyof T] : undefined;
}
