/** Asks Cloudflare whether a person sent the form, before its text may leave. */

import type { Log } from "#server/logging.ts";
import type { Outbox } from "#server/sms/outbox.ts";

const siteverify = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

export interface CaptchaOptions {
  outbox: Outbox;
  secret: string;
  log: Log;
  fetch?: typeof globalThis.fetch;
}

/**
 * Checks what waits for it, and returns how many there were. A token is good for one check, so one
 * that fails is not tried again.
 */
export async function checkCaptchas(options: CaptchaOptions): Promise<number> {
  const { outbox, secret, log, fetch = globalThis.fetch } = options;
  const waiting = await outbox.claimCaptchas(20);
  for (const { id, token, address } of waiting) {
    const isPerson = await verify(fetch, {
      secret,
      response: token,
      remoteip: address ?? "",
    }).catch((error: Error) => {
      log.error("The captcha service did not answer", { error: error.message });
      return false;
    });
    await outbox.finishCaptcha(id, isPerson);
  }
  return waiting.length;
}

async function verify(fetch: typeof globalThis.fetch, fields: Record<string, string>) {
  const answer = await fetch(siteverify, {
    method: "POST",
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(10_000),
  });
  const { success } = (await answer.json()) as { success?: boolean };
  return success === true;
}
