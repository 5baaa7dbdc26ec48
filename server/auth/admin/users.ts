/** admin/users: what tools with the secret key may do with every account. */

import type { Context } from "hono";
import * as v from "valibot";
import type { AuthContext } from "#server/auth/context.ts";
import { invalid, notFound, unprocessable } from "#server/auth/errors.ts";
import { deleteFactor } from "#server/auth/factors/unenroll.ts";
import { requireServiceRole } from "#server/auth/guards.ts";
import { discardTokens } from "#server/auth/one-time-tokens.ts";
import { checkPasswordHash, checkPasswordRules } from "#server/auth/passwords.ts";
import {
  checkedEmail,
  checkedPhone,
  flag,
  isUuid,
  object,
  query,
  readBody,
  text,
} from "#server/auth/request.ts";
import { endAllSessions } from "#server/auth/sessions.ts";
import { factorJson, userJson } from "#server/auth/user-json.ts";
import {
  addIdentity,
  confirmEmail,
  confirmPhone,
  findUserByEmail,
  findUserById,
  findUserByPhone,
  insertUser,
  mergeAppMetadata,
  mergeUserMetadata,
  reloadUser,
  type UserRow,
  updateIdentityData,
  userColumns,
} from "#server/auth/users.ts";
import type { Transaction } from "#server/database/database.ts";
import { own } from "#shop/own.ts";

export async function listUsers(auth: AuthContext, c: Context): Promise<Response> {
  await requireServiceRole(auth, c);
  const page = pageNumber(query(c, "page"), 1);
  const perPage = Math.min(pageNumber(query(c, "per_page"), 50), 1000);
  const { users, total } = await auth.database.transaction(async (tx) => ({
    users: (
      await tx.query<UserRow>(
        `select ${userColumns} from auth.users u
         order by u.created_at desc, u.id limit $1 offset $2`,
        [perPage, (page - 1) * perPage],
      )
    ).rows,
    total: Number(
      (await tx.query<{ count: number }>("select count(*) from auth.users")).rows[0]?.count,
    ),
  }));
  const last = Math.max(1, Math.ceil(total / perPage));
  const at = (number: number) => `</auth/v1/admin/users?page=${number}&per_page=${perPage}>`;
  const links = [
    ...(page < last ? [`${at(page + 1)}; rel="next"`] : []),
    `${at(last)}; rel="last"`,
  ];
  return c.json({ users: users.map(userJson), aud: "authenticated" }, 200, {
    "X-Total-Count": String(total),
    Link: links.join(", "),
  });
}

function pageNumber(given: string, otherwise: number): number {
  if (given === "") return otherwise;
  if (!/^[1-9]\d{0,6}$/.test(given)) throw invalid("Bad Pagination Parameters: invalid number");
  return Number(given);
}

export async function showAnyUser(auth: AuthContext, c: Context): Promise<Response> {
  await requireServiceRole(auth, c);
  return c.json(userJson(await userOfPath(auth, c)));
}

const userBody = v.object({
  id: text,
  role: text,
  email: text,
  phone: text,
  password: v.nullish(v.string()),
  password_hash: text,
  email_confirm: flag,
  phone_confirm: flag,
  user_metadata: object,
  app_metadata: object,
  ban_duration: text,
});
type AdminUser = v.InferOutput<typeof userBody>;

export async function createUser(auth: AuthContext, c: Context): Promise<Response> {
  await requireServiceRole(auth, c);
  const body = normalized(await readBody(c, userBody));
  if (body.email === "" && body.phone === "") {
    throw invalid("Cannot create a user without either an email or phone");
  }
  if (body.id !== "" && !isUuid(body.id)) throw invalid("ID must conform to the uuid v4 format");
  if (body.password && body.password_hash !== "") {
    throw invalid("Only a password or a password hash should be provided");
  }
  if (body.password_hash !== "") checkPasswordHash(body.password_hash);
  const bannedUntil = banEnd(body.ban_duration, auth.now());
  const passwordHash = body.password
    ? await auth.passwords.hash(body.password)
    : body.password_hash || undefined;

  const user = await auth.database.transaction(async (tx) => {
    await checkFree(tx, body);
    const now = auth.now();
    const id = await insertUser(
      tx,
      {
        id: body.id || undefined,
        email: body.email || undefined,
        phone: body.phone || undefined,
        passwordHash,
        provider: body.email ? "email" : "phone",
        appMetadata: body.app_metadata ?? {},
        userMetadata: body.user_metadata ?? {},
      },
      now,
    );
    await setEmail(tx, id, body.email, now);
    await setPhone(tx, id, body.phone, now);
    if (body.email_confirm) await confirmEmail(tx, id, now);
    if (body.phone_confirm) await confirmPhone(tx, id, now);
    if (bannedUntil) await ban(tx, id, bannedUntil.at);
    return reloadUser(tx, id);
  });
  return c.json(userJson(user));
}

export async function updateAnyUser(auth: AuthContext, c: Context): Promise<Response> {
  await requireServiceRole(auth, c);
  const { id } = await userOfPath(auth, c);
  const body = normalized(await readBody(c, userBody));
  const bannedUntil = banEnd(body.ban_duration, auth.now());
  const passwordHash = body.password ? await auth.passwords.hash(body.password) : undefined;

  const user = await auth.database.transaction(async (tx) => {
    const now = auth.now();
    await checkFree(tx, body, id);
    await setEmail(tx, id, body.email, now);
    await setPhone(tx, id, body.phone, now);
    if (body.email_confirm) await confirmEmail(tx, id, now);
    if (body.phone_confirm) await confirmPhone(tx, id, now);
    if (body.app_metadata) await mergeAppMetadata(tx, id, body.app_metadata, now);
    if (body.user_metadata) await mergeUserMetadata(tx, id, body.user_metadata, now);
    if (bannedUntil) await ban(tx, id, bannedUntil.at);
    if (passwordHash) {
      await tx.query(
        "update auth.users set encrypted_password = $2, updated_at = $3 where id = $1",
        [id, passwordHash, now],
      );
      await discardTokens(tx, id);
      await endAllSessions(tx, id);
    }
    return reloadUser(tx, id);
  });
  return c.json(userJson(user));
}

function normalized(body: AdminUser): AdminUser {
  // The role decides what the database lets people do, and there is only one for them.
  if (body.role !== "" && body.role !== "authenticated") {
    throw invalid("Only the role authenticated is supported");
  }
  if (body.password) checkPasswordRules(body.password);
  return {
    ...body,
    email: body.email && checkedEmail(body.email),
    phone: body.phone && checkedPhone(body.phone),
  };
}

async function checkFree(
  tx: Transaction,
  { email, phone }: { email: string; phone: string },
  exceptId?: string,
): Promise<void> {
  const byEmail = email ? await findUserByEmail(tx, email) : undefined;
  if (byEmail && byEmail.id !== exceptId) {
    throw unprocessable(
      "email_exists",
      "A user with this email address has already been registered",
    );
  }
  const byPhone = phone ? await findUserByPhone(tx, phone) : undefined;
  if (byPhone && byPhone.id !== exceptId) {
    throw unprocessable("phone_exists", "Phone number already registered by another user");
  }
}

async function setEmail(tx: Transaction, userId: string, email: string, now: Date): Promise<void> {
  if (email === "") return;
  await tx.query("update auth.users set email = $2, updated_at = $3 where id = $1", [
    userId,
    email,
    now,
  ]);
  const data = { email, email_verified: false };
  if (!(await updateIdentityData(tx, userId, "email", data, now))) {
    await addIdentity(tx, { userId, provider: "email", data }, now);
  }
}

async function setPhone(tx: Transaction, userId: string, phone: string, now: Date): Promise<void> {
  if (phone === "") return;
  await tx.query("update auth.users set phone = $2, updated_at = $3 where id = $1", [
    userId,
    phone,
    now,
  ]);
  const data = { phone, phone_verified: false };
  if (!(await updateIdentityData(tx, userId, "phone", data, now))) {
    await addIdentity(tx, { userId, provider: "phone", data }, now);
  }
}

/** A banned person's sessions end at once. */
async function ban(tx: Transaction, userId: string, until: Date | null): Promise<void> {
  await tx.query("update auth.users set banned_until = $2 where id = $1", [userId, until]);
  if (until) await endAllSessions(tx, userId);
}

const unitsMs: Record<string, number> = { h: 3_600_000, m: 60_000, s: 1_000, ms: 1 };

/** The end of a ban that lasts as long as the text says (“24h”, “1h30m”); “none” lifts it. */
function banEnd(duration: string, now: Date): { at: Date | null } | undefined {
  if (duration === "") return undefined;
  if (duration === "none") return { at: null };
  if (!/^(\d{1,6}(\.\d+)?(h|ms|m|s))+$/.test(duration)) {
    throw invalid(`invalid format for ban duration: ${JSON.stringify(duration)}`);
  }
  let ms = 0;
  for (const [, amount, unit] of duration.matchAll(/([\d.]+)(h|ms|m|s)/g)) {
    ms += Number(amount) * (own(unitsMs, unit) ?? 0);
  }
  return { at: new Date(now.getTime() + ms) };
}

export async function deleteUser(auth: AuthContext, c: Context): Promise<Response> {
  await requireServiceRole(auth, c);
  const user = await userOfPath(auth, c);
  const hasBody = (await c.req.text()) !== "";
  const body = hasBody
    ? await readBody(c, v.object({ should_soft_delete: flag }))
    : { should_soft_delete: false };
  await auth.database.transaction(async (tx) => {
    if (body.should_soft_delete) await softDelete(tx, user.id, auth.now());
    else await tx.query("delete from auth.users where id = $1", [user.id]);
  });
  return c.json({});
}

/** Forgets who it was and keeps the row that other rows point at. */
async function softDelete(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.query(
    `update auth.users set email = null, phone = null, encrypted_password = null, email_change = '',
       phone_change = '', raw_user_meta_data = '{}', raw_app_meta_data = '{}',
       deleted_at = $2, updated_at = $2
     where id = $1`,
    [userId, now],
  );
  for (const table of ["identities", "mfa_factors", "one_time_tokens", "sessions"]) {
    await tx.query(`delete from auth.${table} where user_id = $1`, [userId]);
  }
}

export async function listAnyFactors(auth: AuthContext, c: Context): Promise<Response> {
  await requireServiceRole(auth, c);
  return c.json((await userOfPath(auth, c)).factors.map(factorJson));
}

export async function deleteAnyFactor(auth: AuthContext, c: Context): Promise<Response> {
  await requireServiceRole(auth, c);
  const { factors } = await userOfPath(auth, c);
  const id = c.req.param("factorId") ?? "";
  if (!isUuid(id)) throw notFound("validation_failed", "factor_id must be an UUID");
  const factor = factors.find((candidate) => candidate.id === id.toLowerCase());
  if (!factor) throw notFound("mfa_factor_not_found", "Factor not found");
  await auth.database.transaction((tx) => deleteFactor(tx, factor));
  return c.json(factorJson(factor));
}

async function userOfPath(auth: AuthContext, c: Context): Promise<UserRow> {
  const id = c.req.param("userId") ?? "";
  if (!isUuid(id)) throw notFound("validation_failed", "user_id must be an UUID");
  const user = await auth.database.transaction((tx) => findUserById(tx, id));
  if (!user) throw notFound("user_not_found", "User not found");
  return user;
}
