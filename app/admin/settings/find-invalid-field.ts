/** The field that is complained of: the one that, as it was saved, is not. */
export function findInvalidField<Fields extends Record<string, string>>(
  values: Fields,
  saved: Fields,
  problemOf: (fields: Fields) => string | undefined,
): (keyof Fields & string) | undefined {
  const problem = problemOf(values);
  if (!problem) return undefined;
  return Object.keys(saved).find(
    (name) =>
      values[name] !== saved[name] && problemOf({ ...values, [name]: saved[name] }) !== problem,
  );
}
