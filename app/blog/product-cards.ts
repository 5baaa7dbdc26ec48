import { productPicture } from "#app/catalog/product-pictures.ts";
import { productPath, requireProduct } from "#app/catalog/products.ts";
import { formatMoney } from "#app/lib/money.ts";

/** What an article shows of the products it names. For loaders, at build time. */
export function productCards(slugs: readonly string[]) {
  return slugs.map((slug) => {
    const product = requireProduct(slug);
    return {
      href: productPath(product),
      title: product.title,
      price: formatMoney(product.priceCents),
      picture: productPicture(product),
    };
  });
}
