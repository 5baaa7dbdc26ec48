/** The picture of each product and package. For loaders, at build time. */

import { detailViews } from "#content/detail-views.ts";
import { type PictureName, pictures } from "#content/pictures.generated.ts";
import { type PictureData, picture } from "./pictures.ts";
import type { Package, Product, ProductType } from "./product.ts";
import { products } from "./products.ts";

export interface ProductPicture extends PictureData {
  alt: string;
  /** Shows a thing of this kind, not this very thing. */
  standIn?: true;
}

/** The product's own picture, or a similar thing's until it has one. */
export function productPicture(product: Product): ProductPicture {
  const { slug, type } = product;
  if (isPicture(slug)) return { ...picture(slug), alt: describe(product) };
  return { ...picture(standIn(product)), alt: `A similar ${type}`, standIn: true };
}

/** What a product's picture shows, from its facts: "Round drop-leaf table and 2 open-back side chairs: pale rubberwood". */
function describe({ type, finish, pieces }: Product): string {
  const names = pieces.map(({ name, count }, index) => {
    const [, thing = name, rest = ""] = name.match(/^(.*?)((?:,| with | above ).*)?$/) ?? [];
    const words = index ? uncapitalize(thing) : thing;
    return count > 1 ? `${count} ${plural(uncapitalize(thing))}${rest}` : `${words}${rest}`;
  });
  const shown = names.length ? list(names) : capitalize(type);
  return `${shown}: ${finish}`;
}

/** The package's own picture. */
export function packagePicture({ id, slug, name, finish }: Package): ProductPicture {
  const own = [slug, id].find(isPicture);
  if (!own) throw new Error(`content/images/ has no picture of the package ${slug}`);
  return { ...picture(own), alt: `${name}: ${finish}` };
}

/** A closer view of a product or package, where there is one. */
export function detailPicture({
  slug,
  finish,
}: Pick<Product, "slug" | "finish">): ProductPicture | undefined {
  const name = `${slug}--detail`;
  return isPicture(name) ? { ...picture(name), alt: `${detailViews[slug]}: ${finish}` } : undefined;
}

/** Kinds of which nothing is sold yet, and the kind that looks most like them. */
const lookalikes: { [type in ProductType]?: ProductType } = {
  futon: "sleeper sofa",
  "console table": "buffet",
  bench: "ottoman",
  "wall art": "mirror",
};

/** The picture of another product of this kind, of the same color if there is one. */
function standIn({ type, colors }: Product): PictureName {
  const kind = lookalikes[type] ?? type;
  const shown = products.flatMap((product) =>
    product.type === kind && isPicture(product.slug)
      ? { name: product.slug, color: product.colors[0] }
      : [],
  );
  const alike = shown.find(({ color }) => color === colors[0]) ?? shown[0];
  if (!alike) throw new Error(`content/images/ has no picture of any ${kind}`);
  return alike.name;
}

function isPicture(name: string): name is PictureName {
  return name in pictures;
}

function capitalize(text: string) {
  return text[0]!.toUpperCase() + text.slice(1);
}

function uncapitalize(text: string) {
  return text[0]!.toLowerCase() + text.slice(1);
}

function plural(thing: string) {
  return /(ch|sh|s|x)$/.test(thing) ? `${thing}es` : `${thing}s`;
}

function list(names: readonly string[]) {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
