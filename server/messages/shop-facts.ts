/** Whose name and number stand in mails and texts: the owner's, as they are at that moment. */

import type { Database, Transaction } from "#server/database/database.ts";

export interface ShopFacts {
  name: string;
  phone: string;
  email: string;
}

export async function readShop(tx: Transaction): Promise<ShopFacts> {
  const { rows } = await tx.query<ShopFacts>(
    `select private.shop_name() as name, coalesce(max(phone), '') as phone,
       coalesce(max(email), '') as email from public.shop`,
  );
  return rows[0]!;
}

/** Where the owner's logo lies as a JPEG, which every mail program reads: "/pictures/…"; undefined without one. */
export async function readLogoPath(tx: Transaction): Promise<string | undefined> {
  const { rows } = await tx.query<{ path: string }>(
    `select format('/pictures/%s-%s-%s.jpg', name, hash, width) as path from public.pictures
     where name = private.shop_pictures() ->> 'logo'`,
  );
  return rows[0]?.path;
}

export const readShopOf = (database: Database): Promise<ShopFacts> =>
  database.transaction(readShop);
