/** The address that shows what is found for a query: `/search?q=gray%20sofa`. */
export function searchAddress(query: string) {
  return `/search?q=${encodeURIComponent(query.trim())}`;
}

/** The numbers of such an address that words may name: prices in dollars, sizes in inches, what it holds in pounds. */
export const filterNames = ["min", "max", "door", "width", "about", "seat", "holds"] as const;
