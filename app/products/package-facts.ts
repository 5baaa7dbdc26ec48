import { packagePayment } from "#shop/lenders.ts";
import { packagePicture, viewPictures } from "#shop/pictures.ts";
import type { Package } from "#shop/product.ts";
import type { Snapshot } from "#shop/snapshot.ts";

/** A package with its picture. For loaders. */
export function packageFacts(snapshot: Snapshot, sold: Package) {
  return {
    ...sold,
    payment: packagePayment(snapshot, sold),
    path: `/package-deals/${sold.id}`,
    picture: packagePicture(snapshot, sold),
    more: viewPictures(snapshot, sold),
  };
}

export type PackageFacts = ReturnType<typeof packageFacts>;
