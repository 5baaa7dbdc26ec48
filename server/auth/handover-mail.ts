/** The mail to the person who handed the shop on: a thief may have done it with their session, and its link undoes it. */

import type { Transaction } from "#server/database/database.ts";
import type { Mailer } from "#server/messages/mail/mailer.ts";
import { shopHandedOn } from "#server/messages/mail/templates.ts";
import type { AuthContext } from "./context.ts";
import { createUndoLink } from "./undo.ts";

/** Queues the mails in the transaction that notes them; returns how many. */
export async function queueHandoverMails(
  tx: Transaction,
  mailer: Pick<Mailer, "queue">,
  env: AuthContext["env"],
  now = () => new Date(),
): Promise<number> {
  const { rows } = await tx.query<{ person: string; email: string }>(
    "select * from private.claim_handover_mail()",
  );
  for (const { person, email } of rows) {
    const link = await createUndoLink(tx, { env, now }, person, { what: "ownership" });
    await mailer.queue(tx, shopHandedOn({ to: email, link }));
  }
  return rows.length;
}
