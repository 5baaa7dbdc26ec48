/** POST /otp and /magiclink: a link or a code instead of a password. */

import type { Context } from "hono";
import * as v from "valibot";
import { invitationOf, sendConfirmationEmail, sendMagicLinkEmail } from "./auth-emails.ts";
import { captchaFields, checkCaptcha } from "./captcha.ts";
import type { AuthContext } from "./context.ts";
import { invalid } from "./errors.ts";
import { mayMessage } from "./known-addresses.ts";
import { checkCodeChallenge, pkceFields } from "./pkce.ts";
import { redirectTo } from "./redirects.ts";
import { checkedEmail, checkedPhone, object, readBody, requestOrigin, text } from "./request.ts";
import { checkMetadata, insertEmailUser, insertPhoneUser } from "./sign-up.ts";
import { checkChannel, requireTextable, requireTexts, sendConfirmationSms } from "./sms-codes.ts";
import { findUserByEmail, findUserByPhone, reloadUser } from "./users.ts";

const otpBody = v.object({
  email: text,
  phone: text,
  create_user: v.nullish(v.boolean(), true),
  data: object,
  channel: text,
  ...pkceFields,
  ...captchaFields,
});
type Otp = v.InferOutput<typeof otpBody>;

export async function otp(auth: AuthContext, c: Context): Promise<Response> {
  const body = await readBody(c, otpBody);
  await checkCaptcha(auth, c, body);
  if (body.email !== "" && body.phone !== "") {
    throw invalid("Only an email address or phone number should be provided");
  }
  if (body.email !== "" && body.channel !== "") {
    throw invalid("Channel should only be specified with Phone OTP");
  }
  checkCodeChallenge(body);
  checkMetadata(body.data);
  if (body.phone !== "") return otpByPhone(auth, c, body);
  if (body.email !== "") return otpByEmail(auth, c, body);
  throw invalid("One of email or phone must be set");
}

async function otpByEmail(auth: AuthContext, c: Context, body: Otp): Promise<Response> {
  const email = checkedEmail(body.email);
  const { address } = requestOrigin(auth, c);
  await auth.limiter.consume("mailByAddress", address);
  await auth.limiter.consume("mailByAccountAndAddress", `otp ${email} ${address}`);
  const withAddress = { ...auth, callerAddress: address };
  const redirect = redirectTo(auth, c);
  // Everything about the account happens after the answer, which is the same for strangers.
  auth.backgroundTasks.run("A mail was not sent", async () => {
    const existing = await auth.database.transaction((tx) => findUserByEmail(tx, email));
    if (existing) {
      if (!(await mayMessage(auth, "mailByAccount", `sign in ${email}`, existing, address))) return;
      await sendMagicLinkEmail(withAddress, existing, redirect, body);
      return;
    }
    if (!body.create_user) return;
    // Who was invited to work here needs no open sign-ups.
    if (!auth.rules.signUpsOpen && !(await invitationOf(auth, email, redirect))) return;
    const made = await auth.database.transaction(async (tx) =>
      reloadUser(tx, await insertEmailUser(tx, { email, data: body.data ?? {} }, auth.now())),
    );
    await sendConfirmationEmail(withAddress, made, redirect, body);
  });
  return c.json({});
}

async function otpByPhone(auth: AuthContext, c: Context, body: Otp): Promise<Response> {
  requireTexts(auth);
  checkChannel(body.channel);
  const phone = checkedPhone(body.phone);
  const { address } = requestOrigin(auth, c);
  await auth.limiter.consume("textByAccountAndAddress", `otp ${phone} ${address}`);
  const withAddress = { ...auth, callerAddress: address };
  const send = async () => {
    const user = await auth.database.transaction(async (tx) => {
      const existing = await findUserByPhone(tx, phone);
      if (existing || !body.create_user || !auth.rules.signUpsOpen) return existing;
      await requireTextable(tx, withAddress, phone);
      return reloadUser(
        tx,
        await insertPhoneUser(tx, { phone, data: body.data ?? {} }, auth.now()),
      );
    });
    if (user) await sendConfirmationSms(withAddress, user);
  };
  // Everybody gets a text, and hears when it failed; where only known people get one, no one hears.
  if (body.create_user) await send();
  else auth.backgroundTasks.run("A code was not texted", send);
  return c.json({});
}
