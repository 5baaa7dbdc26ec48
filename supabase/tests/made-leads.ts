/** Some hundred invented leads with everything that a list is filtered by, the same ones at every run. */

import { randomUUID } from "node:crypto";
import { lenders } from "#content/lenders.ts";
import type { Transaction } from "../../server/database/database.ts";
import { people } from "./people.ts";

/** The middle of a Wednesday in Detroit. */
export const now = Date.parse("2026-11-25T17:00:00Z");

const names = [
  ...["María Núñez", "Maria Nunez", "Seán O’Neil", "Mary O'Neil", "Mary Oneil", "Łukasz Żak"],
  ...[
    "Zoë Ångström",
    "Dana Whitfield",
    "DANA WHITFIELD",
    "Иван Петров",
    "Ελένη Παππά",
    "Nguyễn Văn",
  ],
  ...[
    "José de la Cruz",
    "Jo 100%",
    "Ann_Lee Back\\slash",
    "Ay\u0301se Demir",
    "李 小龙",
    "🙂 Smith",
  ],
  ...["Søren Ødegård", "İpek Şahin", "Renée St. John", "Dʼarcy `Quote´"],
];
const phones = [
  ...["(586) 555-0117", "586-555-0117", "5865550117", "1 586 555 0117", "248-555-0164"],
  ...["(248) 555 0164", "1-313-555-0199", "734 555 0142", "(734) 555-0142", "555-0100-0000-00"],
];
const notes = [
  ...[null, "", "Wants the oak set, María asked", "Call after 5", "Número 12, no más", "100% sure"],
  ...["O’Neil's sister", "oak\nand pine", "x".repeat(2000), "🙂 happy"],
];
const pieces = [null, null, null, "oak-hall-bench", "velvet-queen-bed"];
const states = ["delivered", "failed", "unknown", "refused", "opted_out", "queued", "sent"];

/** A fixed row of numbers that look random. */
export function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const hour = 3_600_000;
const iso = (moment: number) => new Date(moment).toISOString();

/** Puts them in past the triggers, but for the one that keeps what is searched. */
export async function makeLeads(db: Transaction, count: number) {
  const roll = dice(7);
  const pick = <One>(from: readonly One[]) => from[roll(from.length)]!;
  const customers = Array.from({ length: count / 2 }, () => randomUUID());
  await db.query("reset role");
  await db.exec(`
    delete from public.financing_leads;
    insert into public.showrooms
      (id, name, city, street, region, postal_code, phone, latitude, longitude)
    select id, 'Showroom', 'Detroit', '1 Main St', 'MI', '48201', '(313) 555-0100', 42, -83
    from unnest(array['east', 'west']) as id on conflict do nothing;
    delete from public.opening_hours;
    insert into public.opening_hours (showroom, weekday, opens, closes) values
      ('east', 1, '10:00', '20:00'), ('west', 1, '09:00', '18:00'), ('east', 2, '10:00', '20:00'),
      ('east', 3, '10:00', '20:00'), ('west', 4, '12:00', '13:00'), ('east', 6, null, null);
    insert into public.special_days (showroom, day, opens, closes) values
      ('east', '2026-11-24', null, null), ('west', '2026-11-22', '11:00', '12:00');
    insert into public.products
      (id, slug, list, type, title, price_cents, compare_at_cents, style, colors, pieces)
    values ('901', 'oak-bench', 'bedroom', 'bench', 'Oak Bench', 19900, 49900, 'modern', '{gray}',
      '[{"name": "Bench", "count": 1, "widthIn": 48, "depthIn": 16, "heightIn": 18}]');
    alter table public.financing_leads disable trigger user;
    alter table public.financing_leads enable trigger keep_lead_words;
    alter table public.sales disable trigger user;`);
  for (let number = 0; number < count; number += 1) {
    const [first, ...last] = pick(names).split(" ");
    // Several come at the very same moment.
    const created = now - roll(60) * 9 * hour - roll(3) * 1_700_000;
    const called = roll(2) ? created + roll(90) * 0.25 * hour : null;
    const contacted = called && roll(3) ? called + roll(3) * hour : null;
    const lead = {
      id: randomUUID(),
      first_name: first,
      last_name: last.join(" "),
      phone: pick(phones),
      financing_option: pick(lenders).name,
      status: pick(["pending", "contacted", "converted", "declined"]),
      notes: pick(notes),
      piece: pick(pieces),
      created_at: iso(created),
      first_called_at: called && iso(called),
      first_contacted_at: contacted && iso(contacted),
      follow_up_at: roll(3) ? null : iso(now + (roll(20) - 8) * 11 * hour),
      assigned_to: pick([null, null, people.admin, people.otherAdmin]),
      showroom: pick([null, null, "east", "west"]),
      suspected_junk: roll(12) ? null : "phone",
      reply_waiting_since: roll(9) ? null : iso(now - hour),
      customer_id: roll(2) ? randomUUID() : pick(customers),
    };
    await db.query(
      `insert into public.financing_leads (${Object.keys(lead).join(", ")})
       select ${Object.keys(lead)
         .map((name) => `one.${name}`)
         .join(", ")}
       from jsonb_populate_record(null::public.financing_leads, $1::jsonb) as one`,
      [JSON.stringify(lead)],
    );
    for (let texts = roll(3); texts > 0; texts -= 1) {
      await db.query(
        `insert into private.text_outbox (lead_id, state, lender, due_at, created_at, updated_at)
         values ($1, $2, $3, now(), now(), now())`,
        [lead.id, pick(states), lead.financing_option],
      );
    }
    if (!roll(6)) {
      await db.query(
        `insert into public.sales (product_id, showroom, quantity, price_cents, lead_id, undone_at)
         values ('901', 'east', $2, 19900, $1, $3)`,
        [lead.id, 1 + roll(2), roll(4) ? null : iso(now)],
      );
    }
  }
  await db.query("set local role authenticated");
}
