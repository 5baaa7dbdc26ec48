/** What every request of the back office keeps to. */

/** Ends a request that the database does not answer. */
export const requestTimeout = () => AbortSignal.timeout(20_000);

/** The hosted service never returns more rows in one call, and does not say so. */
export const rowsPerRequest = 1000;

/** Ids of this many rows fit well into an address. */
export const idsPerRequest = 100;
