/**
 * With what an account was opened before. A device is a kind of browser on a kind of system in one
 * part of the network: another computer at home is told apart only if it differs, and an updated
 * browser or a new address from the same provider is no news.
 */

import type { Transaction } from "#server/database/database.ts";
import * as templates from "#server/messages/mail/templates.ts";
import { deviceName } from "#shop/device-name.ts";
import type { AuthContext } from "./context.ts";
import { keyedHash } from "./hashing.ts";
import type { RequestOrigin } from "./request.ts";

/** The name under which a device is kept, which tells a reader of the database nothing. */
export function deviceHash(
  auth: AuthContext,
  userId: string,
  { userAgent, address }: RequestOrigin,
): string {
  const facts = `${userId} ${deviceName(userAgent)} ${networkOf(address)}`;
  return keyedHash(auth.secrets.secretKey, "device", facts);
}

/** The first half of an address, which a provider rarely changes. */
const networkOf = (address: string) =>
  address.includes(":")
    ? address.split(":").slice(0, 2).join(":")
    : address.split(".").slice(0, 2).join(".");

/**
 * Whether the owner of account $1 is told about device $7 at $4, asked before it is noted. Not at the
 * first sign-in ever, and not more than five times an hour.
 */
export const isNewDevice = `(
  exists (select from auth.known_devices where user_id = $1)
  and not exists (select from auth.known_devices where user_id = $1 and device = $7)
  and (
    select count(*) from auth.known_devices
    where user_id = $1 and first_seen_at > $4::timestamptz - interval '1 hour'
  ) <= 5
)`;

/** Tells the owner of an account that it was opened with something new. */
export async function queueNewDeviceEmail(
  tx: Transaction,
  auth: AuthContext,
  { email }: { email: string | null },
  { userAgent }: RequestOrigin,
): Promise<void> {
  if (!email) return;
  const link = `${auth.env.siteUrl}/auth`;
  const mail = templates.newDevice({ to: email, link, device: deviceName(userAgent) });
  await auth.mailer.queue(tx, mail);
}
