/** Accounts: how they are found, made and changed. */

import type { Transaction } from "#server/database/database.ts";
import { own } from "#shop/own.ts";
import { notFound } from "./errors.ts";

export type Time = string | Date | null;
export type Json = Record<string, unknown>;

export interface IdentityRow {
  id: string;
  provider_id: string;
  user_id: string;
  identity_data: Json;
  provider: string;
  last_sign_in_at: Time;
  email: string | null;
  created_at: Time;
  updated_at: Time;
}

export interface FactorRow {
  id: string;
  user_id: string;
  friendly_name: string;
  factor_type: "totp" | "webauthn" | "phone";
  status: "unverified" | "verified";
  phone: string | null;
  last_challenged_at: Time;
  created_at: Time;
  updated_at: Time;
}

export interface UserRow {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Time;
  invited_at: Time;
  phone: string | null;
  phone_confirmed_at: Time;
  confirmation_sent_at: Time;
  confirmed_at: Time;
  recovery_sent_at: Time;
  email_change: string;
  email_change_sent_at: Time;
  email_change_confirm_status: number;
  phone_change: string;
  phone_change_sent_at: Time;
  reauthentication_sent_at: Time;
  last_sign_in_at: Time;
  raw_app_meta_data: Json;
  raw_user_meta_data: Json;
  is_anonymous: boolean;
  banned_until: Time;
  deleted_at: Time;
  created_at: Time;
  updated_at: Time;
  identities: IdentityRow[];
  factors: FactorRow[];
}

/** The columns of a `UserRow`, for `from auth.users u`. */
export const userColumns = `u.*,
  (select coalesce(json_agg(i order by i.created_at, i.id), '[]')
     from auth.identities i where i.user_id = u.id) as identities,
  (select coalesce(json_agg(json_build_object(
      'id', f.id, 'user_id', f.user_id, 'friendly_name', f.friendly_name,
      'factor_type', f.factor_type, 'status', f.status, 'phone', f.phone,
      'last_challenged_at', f.last_challenged_at,
      'created_at', f.created_at, 'updated_at', f.updated_at) order by f.created_at, f.id), '[]')
     from auth.mfa_factors f where f.user_id = u.id) as factors`;

async function findUser(
  tx: Transaction,
  condition: string,
  value: string,
): Promise<UserRow | undefined> {
  const { rows } = await tx.query<UserRow>(
    `select ${userColumns} from auth.users u where ${condition}`,
    [value],
  );
  return rows[0];
}

export const findUserById = (tx: Transaction, id: string) => findUser(tx, "u.id = $1", id);
export const findUserByEmail = (tx: Transaction, email: string) =>
  findUser(tx, "u.email = $1", email.toLowerCase());
export const findUserByPhone = (tx: Transaction, phone: string) =>
  findUser(tx, "u.phone = $1", phone);

/**
 * Makes whatever else changes the account wait for the end of this transaction. It comes before the
 * locks on the account's tokens, factors and sessions, so that two never wait for each other.
 */
export const lockUser = (tx: Transaction, id: string) =>
  tx.query("select from auth.users where id = $1 for no key update", [id]);

/** The account of that id, unless it was deleted since the call began. */
export async function reloadUser(tx: Transaction, id: string): Promise<UserRow> {
  const user = await findUserById(tx, id);
  if (!user) throw notFound("user_not_found", "User not found");
  return user;
}

export interface NewUser {
  id?: string;
  email?: string;
  phone?: string;
  passwordHash?: string;
  provider: string;
  appMetadata?: Json;
  userMetadata?: Json;
}

/** Makes an account without identities. */
export async function insertUser(tx: Transaction, user: NewUser, now: Date): Promise<string> {
  const appMetadata = { provider: user.provider, providers: [user.provider], ...user.appMetadata };
  const { rows } = await tx.query<{ id: string }>(
    `insert into auth.users
       (id, email, phone, encrypted_password, raw_app_meta_data, raw_user_meta_data,
        created_at, updated_at)
     values (coalesce($1::uuid, gen_random_uuid()), $2, $3, $4, $5::text::jsonb, $6::text::jsonb,
             $7, $7)
     returning id`,
    [
      user.id ?? null,
      user.email?.toLowerCase() ?? null,
      user.phone ?? null,
      user.passwordHash ?? null,
      JSON.stringify(appMetadata),
      JSON.stringify(user.userMetadata ?? {}),
      now,
    ],
  );
  return rows[0]!.id;
}

interface NewIdentity {
  userId: string;
  provider: string;
  providerId?: string;
  data: Json;
}

/** Gives the account one more way to sign in; what the identity knows joins the user's metadata. */
export async function insertIdentity(
  tx: Transaction,
  identity: NewIdentity,
  now: Date,
): Promise<void> {
  const sub = identity.providerId ?? identity.userId;
  await mergeUserMetadata(tx, identity.userId, { ...identity.data, sub }, now);
  await addIdentity(tx, identity, now);
}

/** Gives the account one more way to sign in, and leaves the user's metadata as they are. */
export async function addIdentity(
  tx: Transaction,
  identity: NewIdentity,
  now: Date,
): Promise<void> {
  const providerId = identity.providerId ?? identity.userId;
  const data = JSON.stringify({ ...identity.data, sub: providerId });
  await tx.query(
    `insert into auth.identities
       (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4::text::jsonb, $5, $5, $5)`,
    [identity.userId, identity.provider, providerId, data, now],
  );
  await syncProviders(tx, identity.userId);
}

/** Changes what an account's identity of one provider knows. */
export async function updateIdentityData(
  tx: Transaction,
  userId: string,
  provider: string,
  data: Json,
  now: Date,
): Promise<boolean> {
  const { affectedRows } = await tx.query(
    `update auth.identities set identity_data = identity_data || $3::text::jsonb, updated_at = $4
     where user_id = $1 and provider = $2`,
    [userId, provider, JSON.stringify(data), now],
  );
  return affectedRows > 0;
}

/** Lists in `app_metadata` the providers that the account's identities have. */
export async function syncProviders(tx: Transaction, userId: string): Promise<void> {
  await tx.query(
    `update auth.users u set raw_app_meta_data = raw_app_meta_data || (
       select jsonb_build_object('provider', p.names -> 0, 'providers', p.names)
       from (select jsonb_agg(provider order by first, provider) as names
             from (select provider, min(created_at) as first
                   from auth.identities where user_id = $1 group by provider) named) p
       where p.names is not null)
     where id = $1 and exists (select from auth.identities where user_id = $1)`,
    [userId],
  );
}

/** Sets single keys of the metadata that the person may change; null removes a key. */
export const mergeUserMetadata = (tx: Transaction, userId: string, changes: Json, now: Date) =>
  mergeMetadata(tx, "raw_user_meta_data", userId, changes, now);

/** Sets single keys of the metadata that only the service may change; null removes a key. */
export const mergeAppMetadata = (tx: Transaction, userId: string, changes: Json, now: Date) =>
  mergeMetadata(tx, "raw_app_meta_data", userId, changes, now);

async function mergeMetadata(
  tx: Transaction,
  column: "raw_user_meta_data" | "raw_app_meta_data",
  userId: string,
  changes: Json,
  now: Date,
): Promise<void> {
  const removed = Object.keys(changes).filter((key) => own(changes, key) === null);
  const kept = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null));
  await tx.query(
    `update auth.users set ${column} = (${column} || $2::text::jsonb)
       - array(select jsonb_array_elements_text($3::text::jsonb)), updated_at = $4
     where id = $1`,
    [userId, JSON.stringify(kept), JSON.stringify(removed), now],
  );
}

/** Marks the address as its owner's. */
export async function confirmEmail(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.query(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, $2), updated_at = $2
     where id = $1`,
    [userId, now],
  );
  await mergeUserMetadata(tx, userId, { email_verified: true }, now);
  await updateIdentityData(tx, userId, "email", { email_verified: true }, now);
}

/** Marks the number as its owner's. */
export async function confirmPhone(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.query(
    `update auth.users set phone_confirmed_at = coalesce(phone_confirmed_at, $2), updated_at = $2
     where id = $1`,
    [userId, now],
  );
  await mergeUserMetadata(tx, userId, { phone_verified: true }, now);
  await updateIdentityData(tx, userId, "phone", { phone_verified: true }, now);
}

export const hasVerifiedFactor = (user: UserRow) =>
  user.factors.some((factor) => factor.status === "verified");

export const isBanned = (user: UserRow, now: Date) =>
  user.banned_until !== null && new Date(user.banned_until) > now;
