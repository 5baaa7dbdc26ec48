/** What shopping feeds say of each thing on sale. For loaders. */
import { memoizeByProduct } from "#app/products/memoize-by-product.ts";
import { shareImage } from "#app/products/structured-data.ts";
import { listAddresses, productPath, productsOf } from "#shop/lists.ts";
import { own } from "#shop/own.ts";
import {
  morePackagePictures,
  morePictures,
  type ProductPicture,
  packagePicture,
  productPicture,
} from "#shop/pictures.ts";
import type { Package } from "#shop/product.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { memoizeBySnapshot } from "#shop/snapshot.ts";
import { googleCategory } from "./google-category.ts";

/** One thing on sale. Money is integer cents. */
export interface ShoppingItem {
  id: string;
  title: string;
  description: string;
  path: string;
  /** Paths of its pictures, the main one first. */
  images: readonly string[];
  /** Whether the main picture is the owner's photograph; the others are rendered. */
  isOwnPicture: boolean;
  priceCents: number;
  stock: { east: number; west: number };
  isNew: boolean;
  isBundle: boolean;
  googleCategory: string;
  /** The way through the shop's own lists, separated by " > ". */
  productType: string;
  colors: readonly string[];
  materials: readonly string[];
  size?: string;
  /** Who made it, where that is known. */
  maker?: string;
}

/**
 * Everything that is for sale. What has no picture of its own is left out: merchant centers refuse
 * stand-ins.
 */
export const shoppingItems = memoizeBySnapshot((snapshot): readonly ShoppingItem[] =>
  [
    ...productsOf(snapshot).map((product) => itemOfProduct(snapshot, product)),
    ...snapshot.packages.map((sold) => itemOfPackage(snapshot, sold)),
  ].filter((item) => item !== undefined),
);

const itemOfProduct = memoizeByProduct((snapshot, product): ShoppingItem | undefined => {
  const picture = productPicture(snapshot, product);
  if (picture.isPlaceholder) return undefined;
  const { title, description, colors, materials, stock, size, type, category } = product;
  return {
    id: String(product.id),
    title,
    description:
      description ||
      (picture.alt.startsWith(title) ? `${picture.alt}.` : `${title}. ${picture.alt}.`),
    path: productPath(product),
    ...imagesOf(snapshot, picture, ...morePictures(snapshot, product)),
    isOwnPicture: factsOf(snapshot, picture)?.isOwn === true,
    priceCents: product.priceCents,
    stock,
    isNew: product.condition.grade === "new",
    isBundle: false,
    googleCategory: googleCategory(type),
    productType: [listAddresses[category].name, type].filter(Boolean).join(" > "),
    colors,
    materials,
    ...(size ? { size } : {}),
    ...(product.facts?.maker ? { maker: product.facts.maker } : {}),
  };
});

function itemOfPackage(snapshot: Snapshot, sold: Package): ShoppingItem | undefined {
  const picture = packagePicture(snapshot, sold);
  if (picture.isPlaceholder) return undefined;
  return {
    id: sold.id,
    title: sold.name,
    description: sold.description || `${sold.name}, ${sold.pieces} pieces at one price.`,
    path: `/package-deals/${sold.id}`,
    ...imagesOf(snapshot, picture, ...morePackagePictures(snapshot, sold)),
    isOwnPicture: factsOf(snapshot, picture)?.isOwn === true,
    priceCents: sold.basePriceCents,
    stock: sold.stock,
    isNew: true,
    isBundle: true,
    googleCategory: googleCategory("package"),
    productType: "Package Deals",
    colors: sold.colors,
    materials: sold.materials,
  };
}

/** Its name stands in its address: "/pictures/<name>-<hash>". */
function factsOf({ pictures }: Snapshot, { src }: ProductPicture) {
  const [, name = ""] = /^\/pictures\/(.+)-[^-]+$/.exec(src) ?? [];
  return own(pictures, name);
}

const imagesOf = (snapshot: Snapshot, ...pictures: readonly ProductPicture[]) => ({
  images: pictures
    .filter(({ isPlaceholder }) => !isPlaceholder)
    .map((picture) =>
      // Not every center takes a WebP.
      factsOf(snapshot, picture)?.hasJpeg
        ? `${picture.src}-${Math.max(...picture.widths)}.jpg`
        : shareImage(picture),
    ),
});

/** What a feed says of an item for a name, such as a showroom's, kept as long as the item is. */
export function memoizeByItem<Name extends string>(
  derive: (item: ShoppingItem, name: Name) => string,
) {
  const kept = new WeakMap<ShoppingItem, Map<Name, string>>();
  return (item: ShoppingItem, name: Name): string => {
    const ofItem = kept.get(item) ?? new Map<Name, string>();
    kept.set(item, ofItem);
    const made = ofItem.get(name) ?? derive(item, name);
    ofItem.set(name, made);
    return made;
  };
}
