/** What happened in the demo's shop before one looks at it: leads, texts, holds, offers, sales. */
import type { Transaction } from "#server/database/database.ts";
import { prepareDatabase } from "#server/database/prepare.ts";
import { readEnv } from "#server/env.ts";
import { seedSampleShop } from "#server/publish/seed-sample-shop.ts";
import { withDatabase } from "./open-database.ts";

const leads = `
  insert into public.financing_leads
    (first_name, last_name, phone, financing_option, status, notes, created_at, first_contacted_at,
      consent_version)
  select first_name, last_name, phone, (select name from public.lenders where position = lender),
    status, notes, now() - ago, now() - ago + wait, '2026-11-25'
  from (values
    ('Dana', 'Whitfield', '(586) 555-0117', 1, 'pending', null, interval '35 minutes', null::interval),
    ('Marcus', 'Oyelaran', '248-555-0164', 3, 'pending', null, interval '3 hours', null),
    ('Priya', 'Haddad', '(313) 555-0128', 2, 'contacted', 'Wants the sectional. Call back after 4.', interval '1 day', interval '40 minutes'),
    ('Theresa', 'Kowalczyk', '313 555 0139', 2, 'converted', 'Approved. Delivery on Friday.', interval '3 days', interval '3 hours'),
    ('Luis', 'Arredondo', '586-555-0182', 4, 'declined', null, interval '6 days', interval '30 hours')
  ) as lead (first_name, last_name, phone, lender, status, notes, ago, wait)`;

const inquiries = `
  insert into public.inquiries (kind, name, phone, piece, showroom, status, notes, created_at, first_contacted_at)
  select kind, name, phone, (select slug from public.products where list = wanted and state = 'live' order by position limit 1),
    showroom, case kind when 'wants_call' then 'pending' else 'contacted' end, notes, now() - ago,
    case when kind <> 'wants_call' then now() - ago end
  from (values
    ('wants_call', 'Rosa Delgado', '(586) 555-0151', 'living-room', 'west', 'Call her when it is back.', interval '50 minutes'),
    ('walk_in', 'Ned Ryerson', null, 'mattress', 'east', 'Comes back on Saturday with his wife.', interval '2 hours'),
    ('cash', 'June Park', '248-555-0172', null, 'west', 'Pays cash for a dining set under $600.', interval '2 days')
  ) as asked (kind, name, phone, wanted, showroom, notes, ago)`;

const texts = `
  delete from private.text_outbox;
  insert into private.text_outbox
    (lead_id, kind, state, phone, lender, body, due_at, sent_at, error, created_at, updated_at)
  select id, 'link', case first_name when 'Marcus' then 'failed' else 'delivered' end, phone_e164,
    financing_option, private.text_body(financing_option), created_at, created_at,
    case first_name when 'Marcus' then 'The carrier could not reach this number.' end,
    created_at, created_at
  from public.financing_leads
  where not exists (select from private.text_outbox where lead_id = financing_leads.id)`;

const shopDay = `
  insert into public.holds (product_id, showroom, name, phone, made_by_email)
  select product_id, showroom, 'Priya Haddad', '(313) 555-0128', 'owner@example.com'
  from public.stock join public.products on products.id = product_id
  where on_hand > 0 and list = 'living-room' order by position, showroom limit 1;

  insert into public.holds (product_id, showroom, name, phone, state)
  select product_id, showroom, 'Sam Novak', '(734) 555-0151', 'asked'
  from public.stock join public.products on products.id = product_id
  where on_hand > 0 and list = 'bedroom' order by position, showroom limit 1;

  with product as (
    select id, price_cents from public.products where list = 'clearance' order by position limit 1
  ), counted as (
    update public.stock set on_hand = 0 where product_id = (select id from product)
  ), ribbon as (
    update public.products set state = 'sold' where id = (select id from product)
  )
  insert into public.sales (product_id, showroom, quantity, price_cents, was_last, lead_id, lead_status_before)
  select product.id, 'east', 1, price_cents, true, lead.id, 'contacted'
  from product, (select id from public.financing_leads where status = 'converted' limit 1) as lead;

  update public.packages set product_ids = array[(select product_id from public.sales limit 1)]
  where id = 'package-1';

  update public.products set price_cents = price_cents - 2000
  where id in (select id from public.products where list = 'clearance' and state = 'live' order by position limit 3);

  insert into public.offers (kind, headline, ends_at)
  values ('mattress-special', 'Every size until {until}', ((now() at time zone 'America/Detroit')::date + 2)::timestamp at time zone 'America/Detroit');
  insert into public.notices (words, path, ends_at)
  values ('New on the clearance floor this week', '/clearance-items', ((now() at time zone 'America/Detroit')::date + 6)::timestamp at time zone 'America/Detroit');`;

async function fillDemo(tx: Transaction) {
  await tx.query(leads);
  await tx.query(inquiries);
  await tx.exec(texts);
  await tx.exec(shopDay);
}

await withDatabase(readEnv(process.env), async (database) => {
  await prepareDatabase(database);
  if (await seedSampleShop(database)) await database.transaction(fillDemo);
});
