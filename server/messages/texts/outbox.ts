/** The outbox as the worker uses it; its rules are SQL's, in supabase/schemas. */

import type { Database } from "#server/database/database.ts";
import type { FailureOutcome, SmsMessage, SmsProvider } from "./provider.ts";

export interface DueMessage extends SmsMessage {
  id: string;
  attempt: number;
}

export interface SendResult {
  outcome: "sent" | FailureOutcome;
  providerId?: string;
  code?: string;
  error?: string;
  retryAfterSeconds?: number;
}

export interface Receipt {
  /** The row of the outbox. */
  id: string;
  providerId: string;
  status: string;
  code?: string;
}

export interface Reply {
  phone: string;
  body: string;
  providerId?: string;
  /** What the provider took it for, where it says so. */
  kind?: ReplyKind;
}

/** "flood": more than is kept of one number. */
export type ReplyKind = "stop" | "start" | "help" | "maybe_stop" | "other" | "flood";

export interface RetentionCount {
  leads: number;
  texts: number;
  replies: number;
  oldest: Date | null;
  newest: Date | null;
}

/** What one transaction of the tidying touches: some milliseconds' work. */
const rowsPerBatch = 50;

export type Outbox = ReturnType<typeof openOutbox>;

/** Every call is a transaction of its own; `moment` stands for the time in tests and trials. */
export function openOutbox(database: Database) {
  async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await database.transaction((tx) => tx.query<Row>(text, values))).rows;
  }
  const one = async <Value>(call: string, values: unknown[] = []) =>
    (await query<{ value: Value }>(`select private.${call} as value`, values))[0]!.value;

  return {
    /** From here on these texts may be in the provider's hands. */
    claim: (most: number, moment?: Date) =>
      query<DueMessage>("select * from private.claim_texts($1, $2)", [most, moment ?? null]),

    finish: ({ id, attempt }: DueMessage, by: SmsProvider["name"], result: SendResult) =>
      one<string | null>("finish_text($1, $2, $3, $4, $5, $6, $7, $8)", [
        id,
        attempt,
        result.outcome,
        by,
        result.providerId ?? null,
        result.code ?? null,
        result.error ?? null,
        result.retryAfterSeconds ?? null,
      ]),

    recordReceipt: ({ id, providerId, status, code }: Receipt) =>
      one<string | null>("record_receipt($1, $2, $3, $4)", [id, providerId, status, code ?? null]),

    recordReply: ({ phone, body, providerId, kind }: Reply) =>
      one<ReplyKind>("record_reply($1, $2, $3, $4)", [
        phone,
        body,
        providerId ?? null,
        kind ?? null,
      ]),

    /** Settles what a worker left behind that has not been heard of for so long. */
    settleAbandoned: (seconds: number) =>
      one<number>("settle_abandoned_texts(private.text_now() - make_interval(secs => $1))", [
        seconds,
      ]),

    claimCaptchas: (most: number) =>
      query<{ id: string; token: string; address: string | null }>(
        "select * from private.claim_captchas($1)",
        [most],
      ),

    finishCaptcha: (id: string, isPerson: boolean) =>
      one<void>("finish_captcha($1, $2)", [id, isPerson]),

    /** Forgets the addresses of texts that are a day old. */
    async forgetAddresses() {
      while ((await one<number>("forget_addresses(null, $1)", [rowsPerBatch])) > 0);
    },

    /** The age that the owner chose in SQL, if any. */
    keepLeadsDays: async () =>
      (
        await query<{ days: number | null }>("select keep_leads_days as days from private.settings")
      )[0]?.days ?? null,

    /** How much there is to anonymize. */
    countOld: async (before: Date) =>
      (
        await query<RetentionCount>("select * from private.anonymize_leads($1, false)", [before])
      )[0]!,

    /** Anonymizes what is older, holds too, a few rows at a time so that forms get in between. */
    async anonymize(before: Date): Promise<RetentionCount> {
      await query("select private.anonymize_holds($1)", [before]);
      const done: RetentionCount = { leads: 0, texts: 0, replies: 0, oldest: null, newest: null };
      for (;;) {
        const [batch] = await query<RetentionCount>(
          "select * from private.anonymize_leads($1, true, $2)",
          [before, rowsPerBatch],
        );
        if (!batch || Number(batch.leads) + Number(batch.replies) === 0) return done;
        done.leads += Number(batch.leads);
        done.texts += Number(batch.texts);
        done.replies += Number(batch.replies);
        done.oldest ??= batch.oldest;
        done.newest = batch.newest ?? done.newest;
      }
    },

    /** What the environment decides is written where SQL reads it; what it leaves out stays. */
    async applySettings(settings: Settings) {
      const { quietHours, leadsPerAddressAndHour, textsPerAddressAndHour, keepLeadsDays } =
        settings;
      await query(
        `update private.settings set
           quiet_from = coalesce($1::time, quiet_from), quiet_until = coalesce($2::time, quiet_until),
           texts_per_address_and_hour = coalesce($3, texts_per_address_and_hour),
           keep_leads_days = coalesce($4, keep_leads_days), texts_need_captcha = $5,
           texts_are_sent = $6,
           leads_per_address_and_hour = coalesce($7, leads_per_address_and_hour),
           most_leads_per_address_and_hour = coalesce(10 * $7, most_leads_per_address_and_hour)`,
        [
          quietHours?.from ?? null,
          quietHours?.until ?? null,
          textsPerAddressAndHour ?? null,
          keepLeadsDays ?? null,
          settings.needCaptcha,
          settings.areSent,
          leadsPerAddressAndHour ?? null,
        ],
      );
    },
  };
}

interface Settings {
  quietHours: { from: string; until: string } | undefined;
  /** Ordinary ones; ten times as many are refused. */
  leadsPerAddressAndHour: number | undefined;
  textsPerAddressAndHour: number | undefined;
  keepLeadsDays: number | undefined;
  needCaptcha: boolean;
  areSent: boolean;
}
