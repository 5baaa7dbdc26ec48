/** Who is staff, for limits alone: what anybody may see or do is decided in SQL. */

import type { Database } from "#server/database/database.ts";

export interface StaffList {
  /** Whether the account has the admin role, as of five seconds ago at most. Throws where the database is away. */
  includes(userId: string): Promise<boolean>;
}

const freshMs = 5_000;
/** More admins than any shop has: the list has a bound, and those beyond it have visitors' limits. */
const most = 1_000;

/** One short read for all callers, so that strangers with accounts cost no look-up of their own. */
export function createStaffList(database: Database): StaffList {
  let list: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  let readAt = Number.NEGATIVE_INFINITY;

  async function read(): Promise<ReadonlySet<string>> {
    const { rows } = await database.transaction((tx) =>
      tx.query<{ user_id: string }>(
        `select user_id from public.user_roles where role = 'admin' order by created_at limit ${most}`,
      ),
    );
    return new Set(rows.map(({ user_id }) => user_id));
  }

  return {
    async includes(userId) {
      if (performance.now() - readAt > freshMs) {
        readAt = performance.now();
        list = read();
        list.catch(() => {
          readAt = Number.NEGATIVE_INFINITY;
        });
      }
      return (await list).has(userId);
    },
  };
}
