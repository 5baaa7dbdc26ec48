/** POST /resend: the same mail or text once more. */

import type { Context } from "hono";
import * as v from "valibot";
import { captchaFields, checkCaptcha } from "./captcha.ts";
import type { Auth } from "./deps.ts";
import { invalid } from "./errors.ts";
import { mailConfirmation, mailEmailChange } from "./mailings.ts";
import { redirectTo } from "./redirects.ts";
import { checkedEmail, checkedPhone, originOf, readBody, text } from "./request.ts";
import { requirePhone, textConfirmation, textPhoneChange } from "./texts.ts";
import { findUserByEmail, findUserByPhone } from "./users.ts";

const resendBody = v.object({ type: text, email: text, phone: text, ...captchaFields });

const NO_CHALLENGE = { code_challenge: "", code_challenge_method: "" };

export async function resend(auth: Auth, c: Context): Promise<Response> {
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

async function resendMail(auth: Auth, c: Context, type: string, email: string): Promise<Response> {
  await auth.limiter.take("mailByAddress", originOf(auth, c).address);
  await auth.limiter.take("mailByAccount", `resend ${email}`);
  const redirect = redirectTo(auth, c);
  auth.errands.run("A mail was not sent", async () => {
    const user = await auth.database.transaction((tx) => findUserByEmail(tx, email));
    if (type === "signup" && user && !user.email_confirmed_at) {
      await mailConfirmation(auth, user, redirect, NO_CHALLENGE);
    }
    if (type === "email_change" && user?.email_change) {
      await mailEmailChange(auth, user, user.email_change, redirect, NO_CHALLENGE);
    }
  });
  return c.json({});
}

async function resendText(auth: Auth, c: Context, type: string, given: string): Promise<Response> {
  requirePhone(auth, "Phone logins are disabled");
  const phone = checkedPhone(given);
  await auth.limiter.take("textByAddress", originOf(auth, c).address);
  await auth.limiter.take("textByAccount", `resend ${phone}`);
  auth.errands.run("A code was not texted", async () => {
    const user = await auth.database.transaction((tx) => findUserByPhone(tx, phone));
    if (type === "sms" && user && !user.phone_confirmed_at) await textConfirmation(auth, user);
    if (type === "phone_change" && user?.phone_change) {
      await textPhoneChange(auth, user, user.phone_change);
    }
  });
  return c.json({});
}
