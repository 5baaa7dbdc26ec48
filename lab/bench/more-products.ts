/** A shop of as many products as one likes: the sample's again and again, under names of their own. */
import { sample } from "#content/sample.ts";
import type { Database } from "#server/database/database.ts";

/** Fills up a database that holds the sample shop; each copy has the picture of its original. */
export async function fillUpTo(database: Database, count: number): Promise<void> {
  const products = Object.values(sample.products).flat();
  const copies = Math.ceil(count / products.length) - 1;
  const pictures = products.flatMap(({ slug, title }) => {
    const facts = sample.pictures[slug];
    return facts ? [{ name: slug, alt: title, ...facts }] : [];
  });
  await database.transaction(async (tx) => {
    await tx.query(
      `insert into public.products
       select copy.* from public.products as original
       cross join generate_series(2, $1::int + 1) as number
       cross join lateral jsonb_populate_record(original, jsonb_build_object(
         'id', original.id || '-c' || number, 'slug', original.slug || '-c' || number,
         'title', left(original.title, 86) || ' ' || number,
         'price_cents', greatest(100, original.price_cents - number * 100))) as copy
       order by number, original.position, original.id
       limit $2::int`,
      [copies, count - products.length],
    );
    await tx.query(
      `insert into public.stock (product_id, showroom, on_hand)
       select copy.id, stock.showroom, stock.on_hand
       from public.products as copy
       join public.stock on stock.product_id = regexp_replace(copy.id, '-c\\d+$', '')
       where copy.id ~ '-c\\d+$'`,
    );
    await tx.query(
      `insert into public.pictures (name, hash, width, height, widths, color, alt)
       select copy.slug, picture.hash, picture.width, picture.height, picture.widths, picture.color,
         copy.title
       from public.products as copy
       join jsonb_to_recordset($1::jsonb) as picture
         (name text, hash text, width int, height int, widths int[], color text)
         on picture.name = regexp_replace(copy.slug, '-c\\d+$', '')
       where copy.slug ~ '-c\\d+$'`,
      [JSON.stringify(pictures)],
    );
  });
}
