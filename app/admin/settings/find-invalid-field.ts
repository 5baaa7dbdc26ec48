import { own } from "#shop/own.ts";

/** The field that makes the form invalid: with its saved value instead, the problem is gone. */
export function findInvalidField<Fields extends Record<string, string>>(
  values: Fields,
  saved: Fields,
  problemOf: (fields: Fields) => string | undefined,
): (keyof Fields & string) | undefined {
  const problem = problemOf(values);
  if (!problem) return undefined;
  return Object.keys(saved).find(
    (name) =>
      own(values, name) !== own(saved, name) &&
      problemOf({ ...values, [name]: own(saved, name) }) !== problem,
  );
}
