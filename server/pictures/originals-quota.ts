/** How much the owner's originals take, of all and of each account, and what may still come. */

import type { Database } from "#server/database/database.ts";

/** In bytes. */
export interface OriginalsLimits {
  maxBytes: number;
  maxBytesPerAccount: number;
}

/** Why another original of so many bytes is not taken, in the owner's words; nothing where it is. */
export async function quotaProblem(
  database: Database,
  { maxBytes, maxBytesPerAccount }: OriginalsLimits,
  bytes: number,
  account: string | null,
): Promise<string | undefined> {
  const { rows } = await database.transaction((tx) =>
    tx.query<{ all_bytes: number; account_bytes: number }>(
      `select coalesce(sum(bytes), 0)::float8 as all_bytes,
         coalesce(sum(bytes) filter (where sent_by = $1), 0)::float8 as account_bytes
       from private.stored_originals`,
      [account],
    ),
  );
  const { all_bytes, account_bytes } = rows[0]!;
  const gone = "Pictures that no product uses are removed after 30 days.";
  if (all_bytes + bytes > maxBytes) {
    return `The store’s pictures use all ${gigabytes(maxBytes)} set aside for them. ${gone} The person who runs your server can raise ORIGINALS_GB.`;
  }
  if (account_bytes + bytes > maxBytesPerAccount) {
    return `Your pictures use all ${gigabytes(maxBytesPerAccount)} that one account gets. ${gone} The person who runs your server can raise ORIGINALS_GB_PER_ACCOUNT.`;
  }
  return undefined;
}

const gigabytes = (bytes: number) => `${bytes / 1e9} GB`;

/** Counts an original from now on. */
export async function recordOriginal(
  database: Database,
  { name, bytes, sentBy }: { name: string; bytes: number; sentBy: string | null },
): Promise<void> {
  await database.transaction((tx) =>
    tx.query(
      `insert into private.stored_originals (name, bytes, sent_by)
       values ($1, $2, (select id from auth.users where id = $3)) on conflict (name) do nothing`,
      [name, bytes, sentBy],
    ),
  );
}
