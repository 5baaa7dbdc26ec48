/** The picture of each product and package. For loaders, at build time. */

import type { ColorFamily, Package, Product, ProductType } from "./catalogue.ts";
import { detailViews } from "./detail-views.ts";
import { type PictureName, pictures } from "./pictures.generated.ts";
import { type PictureData, picture } from "./pictures.ts";

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

/** The package's own picture, or a similar room's until it has one. */
export function packagePicture({ id, slug, name, finish }: Package): ProductPicture {
  const own = [slug, id].find(isPicture);
  if (own) return { ...picture(own), alt: `${name}: ${finish}` };
  return { ...picture(packageStandIns[id]), alt: "A room much like it", standIn: true };
}

/** A closer view of a product or package, where there is one. */
export function detailPicture({
  slug,
  finish,
}: Pick<Product, "slug" | "finish">): ProductPicture | undefined {
  const name = `${slug}--detail`;
  return isPicture(name) ? { ...picture(name), alt: `${detailViews[slug]}: ${finish}` } : undefined;
}

const packageStandIns: Record<Package["id"], PictureName> = {
  "package-1": "living-sectional",
  "package-2": "bed-panel",
  "package-3": "chest",
  "package-4": "bedroom-tufted",
  "package-5": "dining-oak",
};

const standIns: Record<ProductType, PictureName> = {
  "bedroom set": "bedroom-tufted",
  bed: "bedroom-tufted",
  "bunk bed": "bunk-bed",
  daybed: "bed-panel",
  dresser: "dresser-mirror",
  chest: "chest",
  nightstand: "lamp-vignette",
  vanity: "desk",
  "living room set": "living-sectional",
  sofa: "sofa-white",
  sectional: "living-sectional",
  loveseat: "closeup-sofa",
  recliner: "recliner-leather",
  "accent chair": "barrel-boucle",
  "sleeper sofa": "sofa-white",
  futon: "sofa-white",
  "tv stand": "tv-wall",
  "coffee table": "living-sectional",
  "end table": "lamp-vignette",
  "console table": "desk",
  bookcase: "tv-wall",
  ottoman: "ottoman",
  bench: "bedroom-tufted",
  "dining set": "dining-oak",
  "dining table": "dining-oak",
  "dining chairs": "dining-round",
  "bar stools": "barstools",
  "pub set": "barstools",
  buffet: "tv-wall",
  hutch: "chest",
  "bar cart": "showroom",
  desk: "desk",
  lamp: "lamp-vignette",
  rug: "living-sectional",
  mirror: "dresser-mirror",
  "wall art": "tv-wall",
  mattress: "mattress-queen",
  headboard: "bedroom-tufted",
};

/** Where the colour decides which picture is the more honest one. */
const standInsByColor: {
  [type in ProductType]?: { [color in ColorFamily]?: PictureName };
} = {
  "bedroom set": { gray: "bed-panel", "natural wood": "bed-panel", brown: "bed-panel" },
  bed: { gray: "bed-panel", "natural wood": "bed-panel", brown: "bed-panel" },
  "living room set": { cream: "closeup-sofa", beige: "closeup-sofa", gray: "sofa-white" },
  sectional: { cream: "closeup-sofa" },
  "dining set": { white: "dining-round", cream: "dining-round", black: "dining-round" },
};

function standIn({ type, colors }: Product) {
  return standInsByColor[type]?.[colors[0]] ?? standIns[type];
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
