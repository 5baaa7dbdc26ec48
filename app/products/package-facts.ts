import type { Package } from "#app/catalog/product.ts";
import { packagePicture, viewPictures } from "#app/catalog/product-pictures.ts";
import type { Snapshot } from "#app/catalog/snapshot.ts";
import { packagePayment } from "#app/financing/disclosures.ts";

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
