/** A shop with one product, two showrooms and their week, for tests of what is sold and held. */

import type { Transaction } from "#server/database/database.ts";

/** Two benches at East, one at West; one lamp at East; both showrooms open from 10 to 20, closed on Sundays. */
export const shopSql = `
  insert into public.products
    (id, slug, list, state, type, title, price_cents, compare_at_cents, style, colors, pieces)
  select id, slug, 'bedroom', 'live', 'bench', title, 20000, 50000, 'modern', '{gray}',
    '[{"name": "Bench", "count": 1, "widthIn": 48, "depthIn": 16, "heightIn": 18}]'
  from (values ('901', 'oak-bench', 'Oak Bench'), ('902', 'brass-lamp', 'Brass Lamp')) as p (id, slug, title);
  insert into public.stock (product_id, showroom, on_hand)
    values ('901', 'east', 2), ('901', 'west', 1), ('902', 'east', 1);
  insert into public.showrooms (id, name, city, street, region, postal_code, phone, latitude, longitude)
    values ('east', 'East', 'Sterling Heights', '1 Main Street', 'MI', '48312', '(586) 555-0142', 42.58, -83.03),
      ('west', 'West', 'Southfield', '2 Main Street', 'MI', '48034', '(248) 555-0168', 42.5, -83.28);
  insert into public.opening_hours (showroom, weekday, opens, closes)
    select room, day, case when day > 0 then time '10:00' end, case when day > 0 then time '20:00' end
    from unnest(array['east', 'west']) as room, generate_series(0, 6) as day;
  insert into public.packages (id, slug, name, pieces, price_cents, compare_at_cents, includes, style, colors, product_ids)
    values ('package-9', 'den', 'Den', 2, 99900, 199900,
      '[{"name": "Lamp", "count": 2, "detail": "30 in. tall"}]', 'modern', '{gray}', '{902}');
  update private.catalog_state set filled_at = now();
`;

/** What the database takes for the time of day, ISO 8601. */
export const setClock = (db: Transaction, moment: string) =>
  db.query("update private.settings set clock = $1", [moment]);
