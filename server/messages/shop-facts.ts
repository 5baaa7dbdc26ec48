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

export const readShopOf = (database: Database): Promise<ShopFacts> =>
  database.transaction(readShop);
