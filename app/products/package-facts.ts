import { packagePayment } from "#shop/lenders.ts";
import { morePackagePictures, packagePicture } from "#shop/pictures.ts";
import type { Package } from "#shop/product.ts";
import type { Snapshot } from "#shop/snapshot.ts";

/** A package with its picture. For loaders. */
export function packageFacts(snapshot: Snapshot, sold: Package) {
  const { pictureOf, ...facts } = sold;
  return {
    ...facts,
    payment: packagePayment(snapshot, sold),
    compareAt:
      "Compare at: what these pieces sell for elsewhere, or their list prices. Ask us which. Not a price we used to charge.",
    path: `/package-deals/${sold.id}`,
    picture: packagePicture(snapshot, sold),
    more: morePackagePictures(snapshot, sold),
  };
}

export type PackageFacts = ReturnType<typeof packageFacts>;
