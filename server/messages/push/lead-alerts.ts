/**
 * Says what waits for staff, new leads, requests to hold, answers to texts and leads to call again: to every device that
 * asked for it, and by text to the showrooms' own phones.
 */

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

interface StaffAlert {
  id: string;
  kind: "hold" | "reply" | "follow_up";
  title: string;
  body: string;
  path: string;
  showroom: string | null;
}

/** One thing to say, and how its queue is asked. */
interface Alert {
  kind: "lead" | StaffAlert["kind"];
  showroom: string | null;
  message: PushMessage;
  /** Queues its texts, and answers why not for each that is refused. */
  text: () => Promise<{ refusal: string | null }[]>;
  finish: () => Promise<unknown>;
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

  async function deliver(alert: Alert): Promise<void> {
    try {
      for (const { refusal } of await alert.text()) {
        if (refusal === null) onText();
        else if (refusal !== "quiet") log.warn("A showroom wasn't texted an alert", { refusal });
      }
      const devices = await query<PushDevice>(
        "select * from private.push_targets($1, of_kind => $2)",
        [alert.showroom, alert.kind],
      );
      await Promise.all(devices.map((device) => push(device, alert.message)));
      await alert.finish();
    } catch (error) {
      log.warn("An alert couldn't be sent and will be retried", { error: reason(error) });
    }
  }

  async function push(device: PushDevice, message: PushMessage) {
    const outcome = await send(device, message);
    await query("select private.note_push($1, $2)", [device.id, outcome]);
    if (outcome === "failed") log.warn("A device couldn't be notified");
  }

  const ofLead = (lead: LeadAlert): Alert => ({
    kind: "lead",
    showroom: lead.showroom,
    message: messageOf(lead),
    text: () => query("select private.text_lead_alert($1, $2) as refusal", [lead.lead_id, siteUrl]),
    finish: () => query("select private.finish_lead_alert($1)", [lead.lead_id]),
  });

  const ofStaff = ({ id, kind, title, body, path, showroom }: StaffAlert): Alert => ({
    kind,
    showroom,
    message: { title, body, url: path, tag: `${kind} ${id}` },
    text: () =>
      query("select private.text_staff_alert($1, $2, $3) as refusal", [
        id,
        showroom,
        `${title}: ${body}. ${siteUrl}${path}`,
      ]),
    finish: () => query("select private.finish_staff_alert($1)", [id]),
  });

  return createQueueWorker<Alert>({
    claim: async (most) => {
      const leads = await query<LeadAlert>("select * from private.claim_lead_alerts($1)", [most]);
      const others =
        leads.length < most
          ? await query<StaffAlert>("select * from private.claim_staff_alerts($1)", [
              most - leads.length,
            ])
          : [];
      return [...leads.map(ofLead), ...others.map(ofStaff)];
    },
    deliver,
    onUnreadable: (error) => log.warn("Alerts can't be read; retrying", { error: reason(error) }),
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
