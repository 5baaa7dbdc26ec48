/** Delivers mails, patiently: they wait in the database until the mail server has taken them. */

import { setTimeout as sleep } from "node:timers/promises";
import type { Database, Transaction } from "#server/database/database.ts";
import type { Env } from "#server/env.ts";
import type { Log } from "#server/logging.ts";
import { createQueueWorker, type QueueWorker } from "#server/messages/queue-worker.ts";
import { readLogoPath, readShop, readShopOf } from "#server/messages/shop-facts.ts";
import type { Secrets } from "#server/secrets.ts";
import { createInbox, type Inbox } from "./dev-inbox.ts";
import { type DueMail, type MailOutcome, openMailOutbox } from "./mail-outbox.ts";
import { smtpTransport } from "./smtp.ts";
import type { Letter } from "./templates.ts";
import type { Mail, MailTransport } from "./transport.ts";

export interface Mailer extends QueueWorker {
  /** The mails that were kept on this machine, where no mail server is set. */
  readonly inbox: Inbox | undefined;
  /** Says in the log when the mail server cannot be reached or does not let the store in. */
  check(): Promise<void>;
  /**
   * Queues a mail in the transaction of what causes it; `tokenHash` is of the link in it. A person who
   * committed that nudges.
   */
  queue(tx: Transaction, letter: Letter, tokenHash?: string): Promise<void>;
}

export interface MailerOptions {
  database: Database;
  env: Env;
  secrets: Secrets;
  log: Log;
  transport?: MailTransport;
}

/** How long to go on trying to write down what became of a mail. */
const finishAfterMs = [200, 1_000, 5_000];

export function createMailer(options: MailerOptions): Mailer {
  const { database, env, log, secrets } = options;
  const inbox = options.transport || env.smtpUrl ? undefined : createInbox();
  const transport = options.transport ?? inbox ?? smtpTransport(env.smtpUrl ?? "");
  const outbox = openMailOutbox(database, secrets);
  let isNoted = false;

  async function claim(most: number): Promise<DueMail[]> {
    const { due, dropped } = await outbox.claim(most);
    for (const { id, error } of dropped) {
      log.warn("A mail was dropped: its link can't be used anymore", {
        mail: id,
        error: error ?? undefined,
      });
    }
    // What was dropped took the place of others.
    return due.length === 0 && dropped.length > 0 ? claim(most) : due;
  }

  async function deliver(due: DueMail): Promise<void> {
    const result = await handOver(due.mail);
    for (const ms of finishAfterMs) {
      try {
        report(due, result, await outbox.finish(due, result));
        return;
      } catch {
        await sleep(ms, undefined, { ref: false });
      }
    }
    log.error("The outcome of a mail couldn't be recorded", { mail: due.id });
  }

  async function handOver(mail: Mail): Promise<MailOutcome> {
    // Without a mail server the log is where the shop's owner reads the links.
    if (inbox) log.info(`Mail to ${mail.to}: ${mail.subject}\n${mail.text}`);
    try {
      await transport.send({ ...mail, from: env.mailFrom ?? (await readSender()) });
      if (!inbox && !isNoted) isNoted = await noteThatMailsLeave();
      return { outcome: "sent" };
    } catch (error) {
      return { outcome: isFinal(error) ? "failed" : "retry", error: mailFailure(error) };
    }
  }

  /** For the list of what a store still needs; a database that fails is asked again with the next mail. */
  const noteThatMailsLeave = () =>
    database
      .transaction((tx) =>
        tx.query("update private.settings set mails_are_sent = true where not mails_are_sent"),
      )
      .then(() => true)
      .catch(() => false);

  async function readSender() {
    const { name, email } = await readShopOf(database);
    return { name, address: email };
  }

  function report({ id, attempt }: DueMail, result: MailOutcome, state: string | undefined) {
    if (result.outcome === "sent") return;
    const facts = { mail: id, attempt, error: result.error };
    if (state === "failed") log.error("A mail was permanently refused", facts);
    else log.warn("A mail couldn't be sent and will be retried", facts);
  }

  return {
    inbox,
    async check() {
      await transport.verify?.().catch((error) => {
        log.warn("SMTP_URL doesn't work: no mail goes out until it does", {
          error: mailFailure(error),
        });
      });
    },
    async queue(tx, letter, tokenHash) {
      const { name } = await readShop(tx);
      const logo = await readLogoPath(tx);
      await outbox.add(tx, letter(name, logo && env.siteUrl + logo), tokenHash);
    },
    ...createQueueWorker({
      claim,
      deliver,
      onUnreadable: ({ message }) =>
        log.warn("Due mails can't be read; retrying", { error: message }),
      atOnce: 2,
      idleMs: 5_000,
    }),
  };
}

/**
 * No such mailbox. Whatever else a mail server refuses may be a matter of its settings or ours (a sender that is
 * not allowed, a sign-in, a policy: 5.7), which can be mended while the mail waits.
 */
function isFinal(error: unknown): boolean {
  const { code, command, response = "", responseCode = 0, message } = error as SmtpFailure;
  const ofMailbox = code === "EENVELOPE" && command !== "MAIL FROM";
  return responseCode >= 500 && ofMailbox && !/\b5\.7\.\d|relay|denied/i.test(response || message);
}

type SmtpFailure = Error & {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
};

/** Why a mail server refused, without the address that its answer may repeat. */
export function mailFailure(error: unknown): string {
  const { code, command, response, message } = error as SmtpFailure;
  const words = (response ?? message ?? String(error)).replace(/\S+@\S+/g, "…");
  return [code, command, words].filter(Boolean).join(" ");
}
