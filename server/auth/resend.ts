/** POST /resend: the same mail or text once more. */

import type { Context } from "hono";
import * as v from "valibot";
import { sendConfirmationEmail, sendEmailChangeEmails } from "./auth-emails.ts";
import { captchaFields, checkCaptcha } from "./captcha.ts";
import type { AuthContext } from "./context.ts";
import { invalid } from "./errors.ts";
import { mayMessage } from "./known-addresses.ts";
import { redirectTo } from "./redirects.ts";
import { checkedEmail, checkedPhone, readBody, requestOrigin, text } from "./request.ts";
import { requireTexts, sendConfirmationSms, sendPhoneChangeSms } from "./sms-codes.ts";
import { findUserByEmail, findUserByPhone } from "./users.ts";

const resendBody = v.object({ type: text, email: text, phone: text, ...captchaFields });

const NO_CHALLENGE = { code_challenge: "", code_challenge_method: "" };

export async function resend(auth: AuthContext, c: Context): Promise<Response> {
  const body = await readBody(c, resendBody);
  await checkCaptcha(auth, c, body);
  if (!["signup", "email_change", "sms", "phone_change"].includes(body.type)) {
    throw invalid("Missing one of these types: signup, email_change, sms, phone_change");
  }
  if (body.type === "signup" && body.email === "") {
    throw invalid("Type provided requires an email address");
  }
  if (body.type === "sms" && body.phone === "") {
    throw invalid("Type provided requires a phone number");
  }
  if (body.email !== "" && body.phone !== "") {
    throw invalid("Only an email address or phone number should be provided.");
  }
  if (body.email !== "") return resendMail(auth, c, body.type, checkedEmail(body.email));
  if (body.phone !== "") return resendText(auth, c, body.type, body.phone);
  throw invalid("Missing email address or phone number");
}

async function resendMail(
  auth: AuthContext,
  c: Context,
  type: string,
  email: string,
): Promise<Response> {
  const { address } = requestOrigin(auth, c);
  await auth.limiter.consume("mailByAddress", address);
  await auth.limiter.consume("mailByAccountAndAddress", `resend ${email} ${address}`);
  const withAddress = { ...auth, callerAddress: address };
  const redirect = redirectTo(auth, c);
  auth.backgroundTasks.run("A mail was not sent", async () => {
    const user = await auth.database.transaction((tx) => findUserByEmail(tx, email));
    if (!user || !(await mayMessage(auth, "mailByAccount", `confirm ${email}`, user, address)))
      return;
    if (type === "signup" && !user.email_confirmed_at) {
      await sendConfirmationEmail(withAddress, user, redirect, NO_CHALLENGE);
    }
    if (type === "email_change" && user.email_change) {
      await sendEmailChangeEmails(withAddress, user, user.email_change, redirect, NO_CHALLENGE);
    }
  });
  return c.json({});
}

async function resendText(
  auth: AuthContext,
  c: Context,
  type: string,
  given: string,
): Promise<Response> {
  requireTexts(auth, "Phone logins are disabled");
  const phone = checkedPhone(given);
  const { address } = requestOrigin(auth, c);
  await auth.limiter.consume("textByAccountAndAddress", `resend ${phone} ${address}`);
  const withAddress = { ...auth, callerAddress: address };
  auth.backgroundTasks.run("A code was not texted", async () => {
    const user = await auth.database.transaction((tx) => findUserByPhone(tx, phone));
    if (!user) return;
    if (type === "sms" && !user.phone_confirmed_at) await sendConfirmationSms(withAddress, user);
    if (type === "phone_change" && user.phone_change) {
      await sendPhoneChangeSms(withAddress, user, user.phone_change);
    }
  });
  return c.json({});
}
