/** Delivers mails beside the requests that caused them, so that an answer's time tells nothing. */

import type { Env } from "../env.ts";
import type { Log } from "../logging.ts";
import { createInbox, type Inbox } from "./inbox.ts";
import { smtpTransport } from "./smtp.ts";
import type { Mail, MailTransport } from "./transport.ts";

export interface Postman {
  /** The mails that were kept on this machine, where no mail server is set. */
  readonly inbox: Inbox | undefined;
  /** Runs `errand` in the background; what it throws is logged. */
  run(errand: () => Promise<void>): void;
  /** Delivers one mail, trying again a few times. */
  send(mail: Mail): Promise<void>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

const RETRY_AFTER_MS = [1_000, 5_000, 25_000];

export function createPostman(options: { env: Env; log: Log; transport?: MailTransport }): Postman {
  const { env, log } = options;
  const inbox = options.transport || env.smtpUrl ? undefined : createInbox();
  const transport = options.transport ?? inbox ?? smtpTransport(env.smtpUrl ?? "", env.mailFrom);
  const underWay = new Set<Promise<void>>();

  async function send(mail: Mail): Promise<void> {
    // Without a mail server the log is where the shop's owner reads the links.
    if (inbox) log.info(`Mail to ${mail.to}: ${mail.subject}\n${mail.text}`);
    for (const pause of [...RETRY_AFTER_MS, undefined]) {
      try {
        return await transport.send(mail);
      } catch (error) {
        if (pause === undefined) throw error;
        log.warn("A mail could not be sent and is tried again", { error: reason(error) });
        await sleep(pause);
      }
    }
  }

  return {
    inbox,
    send,
    run(errand) {
      const running = errand()
        .catch((error) => log.error("A mail was not sent", { error: reason(error) }))
        .finally(() => underWay.delete(running));
      underWay.add(running);
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/** What went wrong without the words of the mail server, which may name the receiver. */
function reason(error: unknown): string {
  const { name, code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return [name, code, responseCode].filter(Boolean).join(" ");
}

const sleep = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });
