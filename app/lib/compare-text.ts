/** For sorting by code unit, as the database sorts ids and ISO dates. */
export const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
