import type { AnyProduct } from "#app/catalog/product.ts";
import {
  detailPicture,
  type ProductPicture,
  productPicture,
} from "#app/catalog/product-pictures.ts";
import { isPhoneOnly, productPath } from "#app/catalog/products.ts";
import type { Snapshot } from "#app/catalog/snapshot.ts";

/** Everything a product's page and dialog show of it. */
export interface ProductFacts {
  product: AnyProduct;
  path: string;
  phoneOnly: boolean;
  picture: ProductPicture;
  detail?: ProductPicture;
}

/** For loaders. */
export function productFacts(snapshot: Snapshot, product: AnyProduct): ProductFacts {
  return {
    product,
    path: productPath(product),
    phoneOnly: isPhoneOnly(product),
    picture: productPicture(snapshot, product),
    detail: detailPicture(snapshot, product),
  };
}
