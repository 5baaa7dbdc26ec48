/** POST /signup: a new account by email or phone and a password. */

import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import * as v from "valibot";
import type { Transaction } from "#server/database/database.ts";
import { sendConfirmationEmail } from "./auth-emails.ts";
import { captchaFields, checkCaptcha } from "./captcha.ts";
import type { AuthContext } from "./context.ts";
import { invalid, unprocessable } from "./errors.ts";
import { mayMessage } from "./known-addresses.ts";
import { checkPasswordRules } from "./passwords.ts";
import { checkCodeChallenge, pkceFields } from "./pkce.ts";
import { redirectTo } from "./redirects.ts";
import { checkedEmail, checkedPhone, object, readBody, requestOrigin, text } from "./request.ts";
import { type Grant, startSession } from "./sessions.ts";
import { checkChannel, requireTextable, requireTexts, sendConfirmationSms } from "./sms-codes.ts";
import { tokenResponse } from "./token-response.ts";
import { userJson } from "./user-json.ts";
import {
  confirmEmail,
  findUserByEmail,
  findUserByPhone,
  insertIdentity,
  insertUser,
  reloadUser,
  type UserRow,
} from "./users.ts";

const signUpBody = v.object({
  email: text,
  phone: text,
  password: text,
  data: object,
  channel: text,
  ...pkceFields,
  ...captchaFields,
});
type SignUp = v.InferOutput<typeof signUpBody>;

/** What a person says about themselves travels in every access token, so it stays small. */
const MAX_METADATA_BYTES = 8_192;

export async function signUp(auth: AuthContext, c: Context): Promise<Response> {
  const body = await readBody(c, signUpBody);
  await checkCaptcha(auth, c, body);
  if (body.email === "" && body.phone === "") {
    throw unprocessable("anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  }
  await auth.limiter.consume("signUpByAddress", requestOrigin(auth, c).address);
  checkSignUp(auth, body);
  return body.phone ? signUpByPhone(auth, c, body) : signUpByEmail(auth, c, body);
}

function checkSignUp(auth: AuthContext, body: SignUp): void {
  if (!auth.rules.signUpsOpen) {
    throw unprocessable("signup_disabled", "Signups not allowed for this instance");
  }
  if (body.password === "") throw invalid("Signup requires a valid password");
  checkPasswordRules(body.password);
  if (body.email !== "" && body.phone !== "") {
    throw invalid("Only an email address or phone number should be provided on signup.");
  }
  if (body.phone !== "" && body.code_challenge !== "") {
    throw invalid("PKCE not supported for phone signups");
  }
  checkCodeChallenge(body);
  checkMetadata(body.data);
}

export function checkMetadata(data: unknown): void {
  if (JSON.stringify(data ?? {}).length > MAX_METADATA_BYTES) {
    throw invalid(`User metadata cannot be longer than ${MAX_METADATA_BYTES} characters`);
  }
}

async function signUpByEmail(auth: AuthContext, c: Context, body: SignUp): Promise<Response> {
  const email = checkedEmail(body.email);
  const passwordHash = await auth.passwords.hash(body.password);
  const data = body.data ?? {};
  if (auth.rules.confirmEmail) {
    const { address } = requestOrigin(auth, c);
    await auth.limiter.consume("mailByAccountAndAddress", `signup ${email} ${address}`);
    const user = await claimAddress(auth, body.password, { email, passwordHash, data });
    if (!user) return obfuscatedAnswer(auth, c, { email, data });
    if (!(await mayMessage(auth, "mailByAccount", `confirm ${email}`, user, address))) {
      return c.json(userJson(user));
    }
    const withAddress = { ...auth, callerAddress: address };
    return c.json(
      userJson(await sendConfirmationEmail(withAddress, user, redirectTo(auth, c), body)),
    );
  }
  const origin = requestOrigin(auth, c);
  const grant = await onceMoreIfTaken(() =>
    auth.database.transaction(async (tx): Promise<Grant | undefined> => {
      if (await findUserByEmail(tx, email)) return undefined;
      const id = await insertEmailUser(tx, { email, passwordHash, data }, auth.now());
      await confirmEmail(tx, id, auth.now());
      return startSession(tx, auth, await reloadUser(tx, id), "password", origin);
    }),
  );
  if (!grant) throw unprocessable("user_already_exists", "User already registered");
  return c.json(await tokenResponse(auth, grant));
}

/**
 * The account whose address is to be confirmed; nothing where it is confirmed already. When two
 * sign-ups claim one address with different passwords, neither counts: the person who reads the mail
 * confirms the address and sets a password of their own.
 */
async function claimAddress(
  auth: AuthContext,
  password: string,
  user: { email: string; passwordHash: string; data: Record<string, unknown> },
): Promise<UserRow | undefined> {
  const claimed = await onceMoreIfTaken(() =>
    auth.database.transaction(async (tx) => {
      const existing = await findUserByEmail(tx, user.email);
      return existing ?? reloadUser(tx, await insertEmailUser(tx, user, auth.now()));
    }),
  );
  if (claimed.email_confirmed_at) return undefined;
  const { id, encrypted_password: storedHash } = claimed;
  if (storedHash && !(await auth.passwords.verify(storedHash, password))) {
    await auth.database.transaction((tx) =>
      tx.query(
        `update auth.users set encrypted_password = null, updated_at = $2
         where id = $1 and email_confirmed_at is null`,
        [id, auth.now()],
      ),
    );
  }
  return claimed;
}

/** Makes an account with an email identity, not yet confirmed. */
export async function insertEmailUser(
  tx: Transaction,
  user: { id?: string; email: string; passwordHash?: string; data: Record<string, unknown> },
  now: Date,
  giveIdentity = insertIdentity,
): Promise<string> {
  const { id, email, passwordHash, data } = user;
  const userId = await insertUser(
    tx,
    { id, email, passwordHash, provider: "email", userMetadata: data },
    now,
  );
  const known = { email, email_verified: false, phone_verified: false };
  await giveIdentity(tx, { userId, provider: "email", data: known }, now);
  return userId;
}

async function signUpByPhone(auth: AuthContext, c: Context, body: SignUp): Promise<Response> {
  requireTexts(auth, "Phone signups are disabled");
  checkChannel(body.channel);
  const phone = checkedPhone(body.phone);
  const { address } = requestOrigin(auth, c);
  await auth.limiter.consume("textByAccountAndAddress", `signup ${phone} ${address}`);
  const withAddress = { ...auth, callerAddress: address };
  await auth.database.transaction((tx) => requireTextable(tx, withAddress, phone));
  const passwordHash = await auth.passwords.hash(body.password);
  const data = body.data ?? {};

  const user = await onceMoreIfTaken(() =>
    auth.database.transaction(async (tx) => {
      const existing = await findUserByPhone(tx, phone);
      if (existing?.phone_confirmed_at) return undefined;
      if (existing) return existing;
      return reloadUser(tx, await insertPhoneUser(tx, { phone, passwordHash, data }, auth.now()));
    }),
  );
  if (!user) return obfuscatedAnswer(auth, c, { phone, data });
  return c.json(userJson(await sendConfirmationSms(withAddress, user)));
}

/** Makes an account with a phone identity, not yet confirmed. */
export async function insertPhoneUser(
  tx: Transaction,
  user: { id?: string; phone: string; passwordHash?: string; data: Record<string, unknown> },
  now: Date,
): Promise<string> {
  const { id, phone, passwordHash, data } = user;
  const userId = await insertUser(
    tx,
    { id, phone, passwordHash, provider: "phone", userMetadata: data },
    now,
  );
  const known = { phone, email_verified: false, phone_verified: false };
  await insertIdentity(tx, { userId, provider: "phone", data: known }, now);
  return userId;
}

/** What a new account would look like: a stranger must not learn who has one. */
function obfuscatedAnswer(
  auth: AuthContext,
  c: Context,
  signUp: { email?: string; phone?: string; data: Record<string, unknown> },
): Response {
  const provider = signUp.email ? "email" : "phone";
  const now = auth.now().toISOString();
  return c.json({
    id: randomUUID(),
    aud: "authenticated",
    role: "",
    email: signUp.email ?? "",
    phone: signUp.phone ?? "",
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: signUp.data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  });
}

/** Two sign-ups with one address at the same moment: the second finds the first's account. */
async function onceMoreIfTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code !== "23505") throw error;
    return work();
  }
}
