/** POST /recover: a mail that leads to a new password. */

import type { Context } from "hono";
import * as v from "valibot";
import { captchaFields, checkCaptcha } from "./captcha.ts";
import type { Auth } from "./deps.ts";
import { invalid } from "./errors.ts";
import { checkChallenge, flowFields } from "./flows.ts";
import { mailRecovery } from "./mailings.ts";
import { redirectTo } from "./redirects.ts";
import { checkedEmail, originOf, readBody, text } from "./request.ts";
import { findUserByEmail } from "./users.ts";

const recoverBody = v.object({ email: text, ...flowFields, ...captchaFields });

export async function recover(auth: Auth, c: Context): Promise<Response> {
  const body = await readBody(c, recoverBody);
  await checkCaptcha(auth, c, body);
  if (body.email === "") throw invalid("Password recovery requires an email");
  const email = checkedEmail(body.email);
  checkChallenge(body);
  await auth.limiter.take("mailByAddress", originOf(auth, c).address);
  await auth.limiter.take("mailByAccount", `recover ${email}`);
  const redirect = redirectTo(auth, c);
  // Everything about the account happens after the answer, which is the same for strangers.
  auth.errands.run("A mail was not sent", async () => {
    const user = await auth.database.transaction((tx) => findUserByEmail(tx, email));
    if (user) await mailRecovery(auth, user, redirect, body);
  });
  return c.json({});
}
