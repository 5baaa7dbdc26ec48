/** POST /recover: a mail that leads to a new password. */

import type { Context } from "hono";
import * as v from "valibot";
import { sendRecoveryEmail } from "./auth-emails.ts";
import { captchaFields, checkCaptcha } from "./captcha.ts";
import type { AuthContext } from "./context.ts";
import { invalid } from "./errors.ts";
import { mayMessage } from "./known-addresses.ts";
import { checkCodeChallenge, pkceFields } from "./pkce.ts";
import { redirectTo } from "./redirects.ts";
import { checkedEmail, readBody, requestOrigin, text } from "./request.ts";
import { findUserByEmail } from "./users.ts";

const recoverBody = v.object({ email: text, ...pkceFields, ...captchaFields });

export async function recover(auth: AuthContext, c: Context): Promise<Response> {
  const body = await readBody(c, recoverBody);
  await checkCaptcha(auth, c, body);
  if (body.email === "") throw invalid("Password recovery requires an email");
  const email = checkedEmail(body.email);
  checkCodeChallenge(body);
  const { address } = requestOrigin(auth, c);
  await auth.limiter.consume("mailByAddress", address);
  await auth.limiter.consume("mailByAccountAndAddress", `recover ${email} ${address}`);
  const redirect = redirectTo(auth, c);
  // Everything about the account happens after the answer, which is the same for strangers.
  auth.backgroundTasks.run("A mail was not sent", async () => {
    const user = await auth.database.transaction((tx) => findUserByEmail(tx, email));
    if (!user || !(await mayMessage(auth, "mailByAccount", `sign in ${email}`, user, address)))
      return;
    await sendRecoveryEmail({ ...auth, callerAddress: address }, user, redirect, body);
  });
  return c.json({});
}
