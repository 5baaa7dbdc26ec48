/**
 * The same with the keys of every object in one order. A database keeps them in an order of its own, and
 * pages are compared as text: without this, a shop's first rows would make every page anew.
 */
export function inKeyOrder<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(inKeyOrder) as Value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, inKeyOrder(part)])) as Value;
}
