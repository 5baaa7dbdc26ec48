/** Made-up trade, the same on every run: sales for the bench of reports, and a month of everything for their pictures. */
import { inventedLeads } from "#tools/data/invented-leads.ts";

interface MadeSales {
  count: number;
  /** The days that they were made in, up to today. */
  days: number;
  /** Of how many leads two thirds of them are. */
  leads: number;
}

/** SQL that sells what is for sale, most of it to leads. */
export const madeSales = ({ count, days, leads }: MadeSales) => `
  insert into public.sales
    (product_id, showroom, quantity, price_cents, lead_id, sold_at, sold_by_email, tax_percent, note)
  select ids[1 + spread % cardinality(ids)], (array['east', 'west'])[1 + spread % 2], 1 + (spread % 9 = 0)::int,
    greatest(900, prices[1 + spread % cardinality(ids)] - spread % 90 * 100), lead.id,
    now() - make_interval(secs => number * 86400.0 * ${days} / ${count}), 'staff@example.com', 6,
    case when spread % 9 = 0 then 'Picked up by her brother' else '' end
  from (
    select number, (number::bigint * 7919 % 1000003)::int as spread from generate_series(1, ${count}) as number
  ) as numbers
  cross join (
    select array_agg(id order by id) as ids, array_agg(price_cents order by id) as prices
    from public.products where state = 'live'
  ) as shop
  left join (
    select id, row_number() over (order by created_at desc, id) as place from public.financing_leads
  ) as lead on number % 3 > 0 and place = number * ${Math.max(1, Math.floor(leads / count))};`;

/** What a month brings to the sample shop: some 10,000 views, 300 leads, 60 inquiries, 120 sales, 40 who wait for a text. */
export const monthOfTrade = `
  ${inventedLeads({ count: 300, days: 30 })};
  create temporary table shown as
    select id, slug, title, price_cents, row_number() over (order by md5(id)) as place,
      abs(hashtext(id)) % 1000 as spread
    from public.products where state = 'live';
  update public.financing_leads as lead set
    piece = case when chance % 4 > 0 then (select slug from shown where place = 1 + chance % 40) end,
    showroom = (array['east', 'west', null])[1 + chance % 3]
  from (select id, abs(hashtext(id::text)) as chance from public.financing_leads) as one
  where one.id = lead.id;
  insert into public.inquiries (kind, name, phone, piece, showroom, status, created_at, first_contacted_at)
  select (array['walk_in', 'call', 'wants_call', 'cash'])[1 + number % 4], (array['Ned', 'Rosa', 'June'])[1 + number % 3],
    '(586) 555-0' || 100 + number % 100, (select slug from shown where place = 1 + number), (array['east', 'west'])[1 + number % 2],
    (array['pending', 'contacted', 'converted', 'declined', 'contacted'])[1 + number % 5], came, came
  from generate_series(1, 60) as number, lateral (select now() - make_interval(hours => number * 12) as came) as at;
  insert into public.lots (id, supplier, arrived_on, paid_cents)
  select ('00000000-0000-4000-8000-00000000000' || number)::uuid, (array['Great Lakes Liquidation', 'Huron Closeouts', 'Grand River Furniture'])[number],
    current_date - number * 20, number * 900000 from generate_series(1, 3) as number;
  update public.products set lot_id = ('00000000-0000-4000-8000-00000000000' || 1 + hashed % 3)::uuid,
    added_on = current_date - hashed % 120
  from (select id as product, abs(hashtext(id)) as hashed from public.products) as of
  where product = id and hashed % 5 > 1;
  insert into public.product_notes (product_id, cost_cents)
    select id, price_cents * 55 / 100 from shown where spread % 5 > 0
    on conflict (product_id) do update set cost_cents = excluded.cost_cents;
  ${madeSales({ count: 120, days: 30, leads: 300 })}
  update public.shop set counts_demand = true;
  -- The first of them draw most people.
  insert into private.demand_counts (product_id, day, kind, count)
  select id, day, kind, floor(wanted)::int from (
    select id, (now() at time zone 'America/Detroit')::date - ago as day, kind,
      share * 10000.0 / 30 / (place + 5) / 3.3 + abs(hashtext(id || kind || ago)) % 1000 / 1000.0 as wanted
    from shown cross join generate_series(0, 29) as ago
    cross join (values ('view', 1), ('save', 0.06), ('compare', 0.03), ('call', 0.03), ('text', 0.01), ('directions', 0.02))
      as done (kind, share)
    where kind = 'view' or abs(hashtext(kind || id || ago)) % 12 = 0
  ) as counted where wanted >= 1;
  update private.demand_counts set count = 940
  where kind = 'view' and day = (now() at time zone 'America/Detroit')::date - 3 and product_id = (select id from shown where place = 9);
  insert into private.empty_searches (term, day, count)
  select term, (now() at time zone 'America/Detroit')::date - 2, count
  from (values ('murphy bed', 14), ('futon', 11), ('bunk bed with stairs', 6), ('recliner lift chair', 4), ('desk', 2), ('hammock', 1)) as typed (term, count);
  insert into public.product_alerts (kind, product_id, type, size, most_cents, phone, consent_version)
  select kind, product, type, size, coalesce(price * most / 10000 * 100, most), '+1586555' || 1000 + row_number() over (), kind || '-2026-11-27-2'
  from (values
    (14, 'similar', 0, 'bed', 'Queen', 50000), (9, 'similar', 0, 'sofa', null, null), (6, 'price', 2, null, null, 90),
    (4, 'price', 3, null, null, 80), (4, 'available', 4, null, null, null), (2, 'check', 5, null, null, null), (1, 'check', 6, null, null, null)
  ) as asked (people, kind, nth, type, size, most)
  cross join lateral generate_series(1, people)
  left join (select place, id as product, case when place in (2, 3) then price_cents end as price from shown) as of on place = nth;
  drop table shown;
  analyze;`;
