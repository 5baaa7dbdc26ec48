/** Delivers mails, patiently. */

import type { Env } from "#server/env.ts";
import type { Log } from "#server/logging.ts";
import { createInbox, type Inbox } from "./dev-inbox.ts";
import { smtpTransport } from "./smtp.ts";
import type { Mail, MailTransport } from "./transport.ts";

export interface Mailer {
  /** The mails that were kept on this machine, where no mail server is set. */
  readonly inbox: Inbox | undefined;
  /** Says in the log when the mail server cannot be reached or does not let the store in. */
  check(): Promise<void>;
  /** Delivers one mail, trying again a few times. */
  send(mail: Mail): Promise<void>;
}

const RETRY_AFTER_MS = [1_000, 5_000, 25_000];

export function createMailer(options: { env: Env; log: Log; transport?: MailTransport }): Mailer {
  const { env, log } = options;
  const inbox = options.transport || env.smtpUrl ? undefined : createInbox();
  const transport = options.transport ?? inbox ?? smtpTransport(env.smtpUrl ?? "", env.mailFrom);
  return {
    inbox,
    async check() {
      await transport.verify?.().catch((error) => {
        log.warn("SMTP_URL does not work: no mail leaves until it does", {
          error: mailFailure(error),
        });
      });
    },
    async send(mail) {
      // Without a mail server the log is where the shop's owner reads the links.
      if (inbox) log.info(`Mail to ${mail.to}: ${mail.subject}\n${mail.text}`);
      for (const pause of RETRY_AFTER_MS) {
        try {
          return await transport.send(mail);
        } catch (error) {
          log.warn("A mail could not be sent and is tried again", { error: mailFailure(error) });
          await sleep(pause);
        }
      }
      await transport.send(mail);
    },
  };
}

/** Why a mail server refused, without the address that its answer may repeat. */
export function mailFailure(error: unknown): string {
  const { code, command, response, message } = error as Error & {
    code?: string;
    command?: string;
    response?: string;
  };
  const words = (response ?? message ?? String(error)).replace(/\S+@\S+/g, "…");
  return [code, command, words].filter(Boolean).join(" ");
}

const sleep = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });
