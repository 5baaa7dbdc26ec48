import {
  detailPicture,
  type ProductPicture,
  productPicture,
} from "#app/catalog/product-pictures.ts";
import { type AnyProduct, isPhoneOnly, productPath } from "#app/catalog/products.ts";

/** Everything a product's page and dialog show of it. */
export interface ProductFacts {
  product: AnyProduct;
  path: string;
  phoneOnly: boolean;
  picture: ProductPicture;
  detail?: ProductPicture;
}

/** For loaders, at build time. */
export function productFacts(product: AnyProduct): ProductFacts {
  return {
    product,
    path: productPath(product),
    phoneOnly: isPhoneOnly(product),
    picture: productPicture(product),
    detail: detailPicture(product),
  };
}
