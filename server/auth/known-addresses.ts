/** Where an account is at home: what is limited for everybody is let through from there. */

import { setTimeout as sleep } from "node:timers/promises";
import type { AuthContext } from "./context.ts";

/** Whether somebody who signed in from that address is signed in still. */
export async function isKnown(
  auth: AuthContext,
  userId: string,
  address: string,
): Promise<boolean> {
  const { rows } = await auth.database.transaction((tx) =>
    tx.query("select 1 from auth.sessions where user_id = $1 and ip = $2 limit 1", [
      userId,
      address,
    ]),
  );
  return rows.length > 0;
}

/** Once many have failed at an account, requests from a new address have to wait a moment. */
export async function throttleGuesses(
  auth: AuthContext,
  account: string,
  user: { id: string } | undefined,
  address: string,
): Promise<void> {
  if (!(await auth.limiter.isOver("signInByAccount", account))) return;
  if (user && (await isKnown(auth, user.id, address))) return;
  await sleep(auth.rules.guessDelayMs);
}

/**
 * Whether one more message may go to an account. Beyond the limit its owner has enough of them, whose
 * links all work; who is at home there gets another.
 */
export async function mayMessage(
  auth: AuthContext,
  name: "mailByAccount",
  key: string,
  user: { id: string },
  address: string,
): Promise<boolean> {
  return !(await auth.limiter.isOver(name, key)) || isKnown(auth, user.id, address);
}
