/** The mails that wait, as the server keeps them in the database: sealed, claimed once, soon forgotten. */

import { hkdfSync } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";
import type { Database, Transaction } from "#server/database/database.ts";
import type { Secrets } from "#server/secrets.ts";
import type { Mail } from "./transport.ts";

export interface DueMail {
  id: string;
  attempt: number;
  mail: Mail;
}

/** What became of an attempt: `failed` where another one cannot help. */
export type MailOutcome = { outcome: "sent" } | { outcome: "retry" | "failed"; error: string };

export type MailState = "queued" | "sending" | "sent" | "failed" | "dropped";

interface ClaimedRow {
  id: string;
  attempts: number;
  sealed: string;
  key_id: string;
  state: MailState;
  error: string | null;
}

export type MailOutbox = ReturnType<typeof openMailOutbox>;

export function openMailOutbox(database: Database, secrets: Secrets) {
  const keysOfNow = () => secrets.pairs.map(({ secretKey }) => sealingKey(secretKey));

  return {
    /** Queues a mail together with what causes it; `tokenHash` is of the link in it. */
    async add(tx: Transaction, mail: Mail, tokenHash?: string): Promise<void> {
      const [keyId, key] = keysOfNow()[0]!;
      await tx.query(
        "insert into auth.mail_outbox (sealed, key_id, token_hash) values ($1, $2, $3)",
        [await seal(mail, key), keyId, tokenHash ?? null],
      );
    },

    /** Takes due mails, and drops those that no one needs any more. */
    async claim(most: number): Promise<{ due: DueMail[]; dropped: ClaimedRow[] }> {
      const keys = new Map(keysOfNow());
      const { rows } = await database.transaction((tx) =>
        tx.query<ClaimedRow>(claimDue, [most, [...keys.keys()]]),
      );
      const due = rows.filter(({ state }) => state === "sending");
      return {
        due: await Promise.all(
          due.map(async ({ id, attempts, sealed, key_id }) => ({
            id,
            attempt: attempts,
            mail: await unseal(sealed, keys.get(key_id)!),
          })),
        ),
        dropped: rows.filter(({ state }) => state === "dropped"),
      };
    },

    /** Returns the state after it; nothing where somebody else has taken the mail since. */
    async finish({ id, attempt }: DueMail, result: MailOutcome): Promise<MailState | undefined> {
      const error = result.outcome === "sent" ? null : result.error.slice(0, 500);
      const { rows } = await database.transaction((tx) =>
        tx.query<{ state: MailState }>(finishOne, [id, attempt, result.outcome, error]),
      );
      return rows[0]?.state;
    },
  };
}

// A worker that has not finished after two minutes is gone, and a mail that may come twice is better
// than one that never comes. A wait of more than an hour is the clock's, which went back.
const claimDue = `
  with due as (
    select waiting.id, waiting.created_at < now() - interval '1 day'
      or (waiting.token_hash is not null and not exists (
        select from auth.one_time_tokens as token
        where token.token_hash = waiting.token_hash and token.expires_at > now()
      )) as is_over
    from auth.mail_outbox as waiting
    where waiting.key_id = any ($2::text[]) and (
      (waiting.state = 'queued'
        and (waiting.due_at <= now() or waiting.due_at > now() + interval '1 hour'))
      or (waiting.state = 'sending' and waiting.claimed_at not between
        now() - interval '2 minutes' and now() + interval '1 hour')
    )
    order by waiting.due_at
    limit $1
    for update of waiting skip locked
  )
  update auth.mail_outbox as mail set
    state = case when due.is_over then 'dropped' else 'sending' end,
    sealed = case when not due.is_over then mail.sealed end,
    attempts = mail.attempts + (not due.is_over)::int,
    claimed_at = now(),
    updated_at = now()
  from due where mail.id = due.id
  returning mail.id, mail.attempts, mail.sealed, mail.key_id, mail.state, mail.error`;

// Two seconds, eight, half a minute, two minutes, then every ten.
const finishOne = `
  update auth.mail_outbox set
    state = case $3 when 'retry' then 'queued' else $3 end,
    sealed = case $3 when 'retry' then sealed end,
    due_at = now() + make_interval(secs => least(2 * 4 ^ least($2::int - 1, 6), 600)),
    error = $4,
    updated_at = now()
  where id = $1 and attempts = $2 and state = 'sending'
  returning state`;

/** Forgets what left or was given up a month ago. */
export const forgetOldMails = (tx: Transaction) =>
  tx.query(
    "delete from auth.mail_outbox where sealed is null and updated_at < now() - interval '30 days'",
  );

function sealingKey(secretKey: string): [id: string, key: Uint8Array] {
  const derive = (purpose: string, bytes: number) =>
    new Uint8Array(hkdfSync("sha256", secretKey, "", purpose, bytes));
  const id = Buffer.from(derive("the name of the key of mails", 12)).toString("base64url");
  return [id, derive("mails that wait to be sent", 32)];
}

const seal = (mail: Mail, key: Uint8Array) =>
  new CompactEncrypt(new TextEncoder().encode(JSON.stringify(mail)))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(key);

async function unseal(sealed: string, key: Uint8Array): Promise<Mail> {
  const { plaintext } = await compactDecrypt(sealed, key);
  return JSON.parse(new TextDecoder().decode(plaintext)) as Mail;
}
