/** The address that shows what is found for a query: `/search?q=gray%20sofa`. */
export function searchAddress(query: string) {
  return `/search?q=${encodeURIComponent(query.trim())}`;
}

/** The filters of such an address that words may name: prices in dollars, sizes in inches. */
export const filterNames = ["min", "max", "door", "width"] as const;
