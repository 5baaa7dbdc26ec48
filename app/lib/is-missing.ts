import { isRouteErrorResponse } from "react-router";

/**
 * Whether an error says that there is no such page: a 404, or an address like /blog/no-such-article,
 * for which nothing was prerendered. The router says so in these words when the 404 page starts there.
 */
export function isMissing(error: unknown) {
  if (isRouteErrorResponse(error)) return error.status === 404;
  return error instanceof Error && error.message.startsWith("No result found for routeId");
}
