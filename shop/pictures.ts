/** Pictures by name, and those of each product and package. Read in loaders; components get the data. */

import { productsOf } from "./lists.ts";
import { own } from "./own.ts";
import type { ActualPicture, Package, Product, ProductType } from "./product.ts";
import type { ShopPlace } from "./shop.ts";
import { shortName } from "./showroom-words.ts";
import type { PictureFacts, Snapshot } from "./snapshot.ts";
import { andList } from "./words.ts";

export interface PictureData extends Omit<PictureFacts, "hash" | "isOwn" | "hasJpeg"> {
  /** Address without width and format: "/pictures/oak-bed-1a2b3c4d" + "-800.avif". */
  src: string;
}

/** The owner's picture in a place of the shop, where there is one. */
export function shopPicture(snapshot: Snapshot, place: ShopPlace): PictureData | undefined {
  const name = own(snapshot.shopPictures, place);
  return name && isPicture(snapshot, name) ? picture(snapshot, name) : undefined;
}

/** Shown where a picture is missing: an empty corner of a room. */
const placeholder = "not-found";

/** The first of these pictures that there is, or the placeholder. */
export function picture({ pictures }: Snapshot, ...names: readonly string[]): PictureData {
  const name = [...names, placeholder].find((candidate) => Object.hasOwn(pictures, candidate));
  if (!name)
    throw new Error(`There is no picture called ${names.join(" or ")}, and no placeholder.`);
  const { hash, isOwn, hasJpeg, ...facts } = own(pictures, name)!;
  return { src: `/pictures/${name}-${hash}`, ...facts };
}

/** Said on a picture of something else, and on none at all. */
export const similarShown = { isPlaceholder: true, note: "Similar item shown" } as const;
const rendered = { note: "Illustration" } as const;
const coming = { isPlaceholder: true, note: "Picture coming soon" } as const;

export interface ProductPicture extends PictureData {
  alt: string;
  /** Shows a thing of this kind, not this very thing. */
  isPlaceholder?: true;
  /** What stands on it: "Similar item shown", "This one, at East, Nov 26". */
  note?: string;
}

/** The product's own picture, or a similar thing's until it has one. */
export function productPicture(snapshot: Snapshot, product: Product): ProductPicture {
  const { slug, type, photos, actual } = product;
  if (photos?.[0]) return photo(snapshot, photos[0]);
  if (isPicture(snapshot, slug)) {
    return {
      ...picture(snapshot, slug),
      alt: describe(product),
      ...renderedNote(snapshot, slug, product),
    };
  }
  if (actual?.[0]) return actualPicture(snapshot, actual[0]);
  const alike = similar(snapshot, product);
  return {
    ...picture(snapshot, ...alike),
    alt: alike.length > 0 ? `A similar ${type}` : coming.note,
    ...(alike.length > 0 ? similarShown : coming),
  };
}

/** Whether its picture is its own, not a similar thing's. */
export function hasOwnPicture(snapshot: Snapshot, { photos, actual, slug }: Product): boolean {
  return (photos ?? actual)?.[0] !== undefined || isPicture(snapshot, slug);
}

/** Its other pictures: the owner's, or where there are none of these the studio's views. */
export function morePictures(snapshot: Snapshot, product: Product): ProductPicture[] {
  const { photos, actual = [], slug } = product;
  const isFirst = !photos && !isPicture(snapshot, slug);
  return [
    ...(photos?.slice(1).map((other) => photo(snapshot, other)) ?? viewPictures(snapshot, product)),
    ...actual.slice(isFirst ? 1 : 0).map((one) => actualPicture(snapshot, one)),
  ];
}

const monthDay = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

function actualPicture(
  snapshot: Snapshot,
  { name, alt, showroom, takenOn }: ActualPicture,
): ProductPicture {
  const at = snapshot.shop.showrooms.find(({ id }) => id === showroom);
  const where = at ? `, at ${shortName(at)}` : "";
  const note = `This one${where}, ${monthDay.format(new Date(takenOn))}`;
  return { ...picture(snapshot, name), alt, note };
}

type Photo = NonNullable<Product["photos"]>[number];

const photo = (snapshot: Snapshot, { name, alt, standsIn }: Photo): ProductPicture => ({
  ...picture(snapshot, name),
  alt,
  ...(standsIn ? similarShown : {}),
});

/** What a product's picture shows, from its facts: "Round drop-leaf table and 2 open-back side chairs: pale rubberwood". */
function describe({ type, title, finish, pieces }: Product): string {
  const names = pieces.map(({ name, count }, index) => {
    const [, thing = name, rest = ""] = name.match(/^(.*?)((?:,| with | above ).*)?$/) ?? [];
    const words = index ? uncapitalize(thing) : thing;
    return count > 1 ? `${count} ${plural(uncapitalize(thing))}${rest}` : `${words}${rest}`;
  });
  const shown = names.length ? andList(names) : capitalize(type || title);
  return finish ? `${shown}: ${finish}` : shown;
}

/** The package's own picture, or that of the product which it names for it. */
export function packagePicture(
  snapshot: Snapshot,
  { id, slug, name, finish, pictureOf }: Package,
): ProductPicture {
  const product = pictureOf && productsOf(snapshot).find((one) => String(one.id) === pictureOf);
  if (product) return productPicture(snapshot, product);
  if (![slug, id].some((known) => isPicture(snapshot, known))) {
    return { ...picture(snapshot), alt: coming.note, ...coming };
  }
  return {
    ...picture(snapshot, slug, id),
    alt: finish ? `${name}: ${finish}` : name,
  };
}

/** Views of it beside that one. */
export const morePackagePictures = (snapshot: Snapshot, sold: Package) =>
  sold.pictureOf ? [] : viewPictures(snapshot, sold);

/** Views of a product or package beside its first picture. */
export function viewPictures(
  snapshot: Snapshot,
  shown: Pick<Product, "slug" | "finish"> & Partial<Pick<Product, "condition">>,
): ProductPicture[] {
  const { slug, finish } = shown;
  return (own(snapshot.pictureViews, slug) ?? []).map(({ name, shows, hasFinish }) => ({
    ...picture(snapshot, name),
    alt: hasFinish ? `${shows}: ${finish}` : shows,
    ...renderedNote(snapshot, name, shown),
  }));
}

/** Kinds of which nothing is sold yet, and the kind that looks most like them. */
const lookalikes: { [type in ProductType]?: ProductType } = {
  futon: "sleeper sofa",
  "console table": "buffet",
  bench: "ottoman",
  "wall art": "mirror",
};

/** The picture of another product of this kind, of the same color if there is one. */
function similar(snapshot: Snapshot, { type, colors }: Product): string[] {
  if (!type) return [];
  const kind = own(lookalikes, type) ?? type;
  const shown = productsOf(snapshot).filter(
    (product) =>
      product.type === kind &&
      (product.photos ? !product.photos[0]?.standsIn : isPicture(snapshot, product.slug)),
  );
  const alike = shown.find((product) => product.colors[0] === colors[0]) ?? shown[0];
  return alike ? [alike.photos?.[0]?.name ?? alike.slug] : [];
}

/** No picture that came with the code is a photograph; where one looks like proof of a mark or of wear, it says so. */
const renderedNote = (
  { pictures }: Snapshot,
  name: string,
  { condition = { grade: "new" } }: Partial<Pick<Product, "condition">>,
) => (condition.grade === "new" || own(pictures, name)?.isOwn ? {} : rendered);

function isPicture({ pictures }: Snapshot, name: string) {
  return Object.hasOwn(pictures, name);
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
