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
      "Compare at: what these pieces sell for elsewhere, or their list prices. Not a price we used to charge.",
    path: `/package-deals/${sold.id}`,
    picture: packagePicture(snapshot, sold),
    more: morePackagePictures(snapshot, sold),
  };
}

const mostLines = 10;

/** What is included as a card says it: in ten lines at most, the last of which may say how many more there are. */
export function cardLines(includes: Package["includes"]) {
  const shown = includes.length > mostLines ? mostLines - 1 : mostLines;
  return {
    lines: includes.slice(0, shown).map(({ name, count }) => ({ name, count })),
    more: includes.slice(shown).reduce((sum, { count }) => sum + count, 0),
  };
}

export type PackageFacts = ReturnType<typeof packageFacts>;
