/** Says new leads: to every device that asked for them, and by text to the showrooms' own phones. */

import type { Database } from "#server/database/database.ts";
import type { Log } from "#server/logging.ts";
import { createQueueWorker, type QueueWorker } from "#server/messages/queue-worker.ts";
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
  /** Called when a text was queued. */
  onText: () => void;
  siteUrl: string;
}

/** How often to look when no one nudges: a hosted project's leads come past no server of ours. */
const idleMs = 3_000;

export type LeadAlerts = QueueWorker;

export function createLeadAlerts(options: LeadAlertsOptions): LeadAlerts {
  const { database, log, send, onText, siteUrl } = options;

  async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await database.transaction((tx) => tx.query<Row>(text, values))).rows;
  }

  async function deliver(alert: LeadAlert): Promise<void> {
    try {
      await textShowrooms(alert);
      const devices = await query<PushDevice>("select * from private.push_targets($1)", [
        alert.showroom,
      ]);
      await Promise.all(devices.map((device) => push(device, messageOf(alert))));
      await query("select private.finish_lead_alert($1)", [alert.lead_id]);
    } catch (error) {
      log.warn("A new lead alert couldn't be sent and will be retried", { error: reason(error) });
    }
  }

  async function push(device: PushDevice, message: PushMessage) {
    const outcome = await send(device, message);
    await query("select private.note_push($1, $2)", [device.id, outcome]);
    if (outcome === "failed") log.warn("A device couldn't be notified of a new lead");
  }

  async function textShowrooms({ lead_id }: LeadAlert) {
    const asked = await query<{ refusal: string | null }>(
      "select private.text_lead_alert($1, $2) as refusal",
      [lead_id, siteUrl],
    );
    for (const { refusal } of asked) {
      if (refusal === null) onText();
      else if (refusal !== "quiet")
        log.warn("A showroom wasn't texted about a new lead", { refusal });
    }
  }

  return createQueueWorker<LeadAlert>({
    claim: (most) => query<LeadAlert>("select * from private.claim_lead_alerts($1)", [most]),
    deliver,
    onUnreadable: (error) =>
      log.warn("New leads can't be read; retrying", { error: reason(error) }),
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

/** Locked screens show it to anyone: no family name and no number. */
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
