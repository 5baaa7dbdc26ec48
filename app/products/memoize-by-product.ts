import { hasOwnPicture } from "#shop/pictures.ts";
import type { AnyProduct, FormerProduct } from "#shop/product.ts";
import type { Snapshot } from "#shop/snapshot.ts";

type Sold = AnyProduct | FormerProduct;

/**
 * What `derive` makes of a product and its pictures, kept from one snapshot to the next as long as
 * neither changes. It may read nothing else of the snapshot. A stand-in is another product's picture:
 * what shows one is made anew each time.
 */
export function memoizeByProduct<T>(derive: (snapshot: Snapshot, product: Sold) => T) {
  const kept = new WeakMap<Sold, Pick<Snapshot, "pictures" | "pictureViews"> & { made: T }>();
  return (snapshot: Snapshot, product: Sold): T => {
    const { pictures, pictureViews } = snapshot;
    const known = kept.get(product);
    if (known?.pictures === pictures && known.pictureViews === pictureViews) return known.made;
    const made = derive(snapshot, product);
    if (hasOwnPicture(snapshot, product)) kept.set(product, { pictures, pictureViews, made });
    return made;
  };
}
