/** The address that shows what is found for a query: `/search?q=gray%20sofa`. */
export function searchAddress(query: string) {
  return `/search?q=${encodeURIComponent(query.trim())}`;
}
