/** Says new leads: to every device that asked for them, and to the showrooms' own phones. */

import type { Database } from "#server/database/database.ts";
import type { Log } from "#server/logging.ts";
import { createQueueWorker, type QueueWorker } from "#server/messages/queue-worker.ts";
import type { SmsProvider } from "#server/messages/texts/provider.ts";
import type { PushKeys } from "./push-keys.ts";
import type { PushDevice, PushMessage, PushSender } from "./push-sender.ts";

interface LeadAlert {
  lead_id: string;
  first_name: string;
  last_name: string;
  financing_option: string;
  showroom: string | null;
}

export interface LeadAlertsOptions {
  database: Database;
  log: Log;
  send: PushSender;
  provider: SmsProvider;
  siteUrl: string;
}

/** How often to look when nobody nudges: a hosted project's leads come past no server of ours. */
const idleMs = 3_000;

export type LeadAlerts = QueueWorker;

export function createLeadAlerts(options: LeadAlertsOptions): LeadAlerts {
  const { database, log, send, provider, siteUrl } = options;

  async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await database.transaction((tx) => tx.query<Row>(text, values))).rows;
  }

  async function deliver(alert: LeadAlert): Promise<void> {
    try {
      const devices = await query<PushDevice>("select * from private.push_targets($1)", [
        alert.showroom,
      ]);
      const phones = await query<{ phone_e164: string }>(
        `select phone_e164 from public.alert_phones
         where ($1::text is null or showroom = $1)
           and private.next_text_time(private.text_now(), phone_e164) <= private.text_now()
           and not private.has_opted_out(phone_e164)`,
        [alert.showroom],
      );
      const numbers = [...new Set(phones.map(({ phone_e164 }) => phone_e164))];
      await Promise.all([
        ...devices.map((device) => push(device, messageOf(alert))),
        ...numbers.map((number) => text(number, alert)),
      ]);
      await query("select private.finish_lead_alert($1)", [alert.lead_id]);
    } catch (error) {
      log.warn("A new lead could not be said and is tried again", { error: reason(error) });
    }
  }

  async function push(device: PushDevice, message: PushMessage) {
    const outcome = await send(device, message);
    await query("select private.note_push($1, $2)", [device.id, outcome]);
    if (outcome === "failed") log.warn("A device could not be told of a new lead");
  }

  async function text(phone: string, alert: LeadAlert) {
    const { title } = messageOf(alert);
    const body = `${title}, ${alert.financing_option}. ${siteUrl}${pathOf(alert)}`;
    await provider
      .send({ phone, body })
      .catch((error) =>
        log.warn("A showroom could not be texted of a new lead", { error: reason(error) }),
      );
  }

  return createQueueWorker<LeadAlert>({
    claim: (most) => query<LeadAlert>("select * from private.claim_lead_alerts($1)", [most]),
    deliver,
    onUnreadable: (error) =>
      log.warn("New leads cannot be read and are asked for again", { error: reason(error) }),
    atOnce: 4,
    idleMs,
  });
}

/** Where browsers read the public half. */
export async function publishPushKey(database: Database, { publicKey }: PushKeys): Promise<void> {
  await database.transaction((tx) =>
    tx.query(
      `insert into private.push_key (public_key) values ($1)
       on conflict (the_only_row) do update set public_key = excluded.public_key
       where push_key.public_key <> excluded.public_key`,
      [publicKey],
    ),
  );
}

const pathOf = ({ lead_id }: LeadAlert) => `/admin/financing-leads?lead=${lead_id}`;

/** Locked screens show it to whoever passes: no family name and no number. */
function messageOf(alert: LeadAlert): PushMessage {
  const { first_name, last_name, financing_option, lead_id } = alert;
  return {
    title: `New lead: ${first_name} ${[...last_name][0] ?? ""}.`,
    body: financing_option,
    url: pathOf(alert),
    tag: lead_id,
  };
}

const reason = (error: unknown) => (error as Error).name;
