import type { Package } from "#app/catalog/product.ts";
import { detailPicture, packagePicture } from "#app/catalog/product-pictures.ts";

/** A package with its picture. For loaders, at build time. */
export function packageFacts(sold: Package) {
  return {
    ...sold,
    path: `/package-deals/${sold.id}`,
    picture: packagePicture(sold),
    detail: detailPicture(sold),
  };
}

export type PackageFacts = ReturnType<typeof packageFacts>;
