/** Asks Cloudflare whether a person sent the form, before its text may leave. */

import { verifyTurnstile } from "#server/http/turnstile.ts";
import type { Log } from "#server/logging.ts";
import type { Outbox } from "#server/messages/texts/outbox.ts";

export interface CaptchaOptions {
  outbox: Outbox;
  secret: string;
  siteUrl: string;
  log: Log;
  fetch?: typeof globalThis.fetch;
}

/**
 * Checks what waits for it, and returns how many there were. A token is good for one check, so one
 * that fails is not tried again.
 */
export async function checkCaptchas(options: CaptchaOptions): Promise<number> {
  const { outbox, secret, siteUrl, log, fetch = globalThis.fetch } = options;
  const waiting = await outbox.claimCaptchas(20);
  for (const { id, token, address } of waiting) {
    const isPerson = await verifyTurnstile(fetch, {
      secret,
      token,
      address: address ?? "",
      siteUrl,
      action: "lead",
    }).then(
      (verdict) => verdict.isPerson,
      (error: Error) => {
        log.error("The captcha service did not answer", { error: error.message });
        return false;
      },
    );
    await outbox.finishCaptcha(id, isPerson);
  }
  return waiting.length;
}
