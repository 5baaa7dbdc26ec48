/** Removes what has expired, now and then. */

import { forgetOldMails } from "#server/messages/mail/mail-outbox.ts";
import type { AuthContext } from "./context.ts";

const HOUR_MS = 3_600_000;

/** A function that cleans up when it was not done for an hour. */
export function createHourlyCleanup(auth: AuthContext): () => void {
  let next = 0;
  return () => {
    const now = auth.now().getTime();
    if (now < next) return;
    next = now + HOUR_MS;
    auth.backgroundTasks.run("Expired rows were not removed", () => cleanUp(auth));
  };
}

async function cleanUp(auth: AuthContext): Promise<void> {
  const now = auth.now();
  const yesterday = new Date(now.getTime() - 24 * HOUR_MS);
  const lastMonth = new Date(now.getTime() - 30 * 24 * HOUR_MS);
  const lastYear = new Date(now.getTime() - 365 * 24 * HOUR_MS);
  await auth.database.transaction(async (tx) => {
    await tx.query("delete from auth.one_time_tokens where expires_at < $1", [now]);
    await tx.query("delete from auth.undo_links where expires_at < $1", [now]);
    await tx.query("delete from auth.flow_state where created_at < $1", [yesterday]);
    await tx.query("delete from auth.mfa_challenges where created_at < $1", [yesterday]);
    await tx.query("delete from auth.mfa_factors where status = 'unverified' and created_at < $1", [
      yesterday,
    ]);
    // Later than they end, so that a person who returns is told why.
    await tx.query(
      `delete from auth.sessions using private.settings
       where coalesce(refreshed_at, sessions.created_at)
         < $1::timestamptz - make_interval(days => sessions_idle_days + 30)`,
      [now],
    );
    await tx.query("delete from auth.known_devices where last_seen_at < $1", [lastYear]);
    // Older ones are not worth the room: one that is sent again is refused all the same.
    await tx.query("delete from auth.refresh_tokens where revoked and updated_at < $1", [
      lastMonth,
    ]);
    await forgetOldMails(tx);
  });
}
