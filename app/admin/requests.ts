/** What every request of the back office keeps to. */

/** The hosted service never returns more rows in one call, and does not say so. */
export const rowsPerRequest = 1000;

/** Ids of this many rows fit well into an address. */
export const idsPerRequest = 100;

/**
 * The rows that an update or a delete changed. None is a failure: row security answers no error for what
 * is gone, or no longer ours to change.
 */
export function changedRows<Row>({ data }: { data: Row[] }): Row[] {
  if (data.length === 0) {
    throw new Error(
      "Nothing was changed: someone else changed it first, or your admin role was removed. Reload the page to see the latest.",
    );
  }
  return data;
}
