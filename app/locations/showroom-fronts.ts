import { type PictureData, picture, shopPicture } from "#shop/pictures.ts";
import type { Showroom } from "#shop/shop.ts";
import type { Snapshot } from "#shop/snapshot.ts";

/** What the sample's showrooms look like is shown only while their addresses are. */
export const isSamplePlace = ({ shop }: Snapshot) => shop.sampleMarks.includes("addresses");

/** A showroom from outside: the owner's photograph, or the sample's picture. For loaders. */
export function frontOf(snapshot: Snapshot, { id }: Pick<Showroom, "id">): PictureData | undefined {
  const own = shopPicture(snapshot, id);
  if (own) return own;
  const name = `storefront-${id}`;
  return isSamplePlace(snapshot) && Object.hasOwn(snapshot.pictures, name)
    ? picture(snapshot, name)
    : undefined;
}
