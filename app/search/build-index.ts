import { articlesOf } from "#app/blog/articles.ts";
import { articlePath } from "#app/blog/categories.ts";
import type { AnyProduct, Category, Package } from "#app/catalog/product.ts";
import { packagePicture, productPicture } from "#app/catalog/product-pictures.ts";
import { productPath, productsOf } from "#app/catalog/products.ts";
import type { Snapshot } from "#app/catalog/snapshot.ts";
import { wordsOf } from "./search.ts";
import type { SearchEntry } from "./search-index.ts";

/** Everything the shop has and says, in a few words each. For loaders. */
export function searchIndex(snapshot: Snapshot): SearchEntry[] {
  return [
    ...snapshot.packages.map((offer) => packageEntry(snapshot, offer)),
    ...productsOf(snapshot).map((product) => productEntry(snapshot, product)),
    ...articlesOf(snapshot).map(({ id, title, category, excerpt }) =>
      entry({ title, href: articlePath(id), kind: "Article", words: [category.name, excerpt] }),
    ),
  ];
}

const kinds: Record<Category, string> = {
  bedroom: "Bedroom",
  "living-room": "Living room",
  "dining-room": "Dining room",
  clearance: "Clearance",
  mattress: "Mattress",
  "in-store": "In-store special",
};

function packageEntry(snapshot: Snapshot, offer: Package) {
  const { id, name, basePriceCents, originalPriceCents, style, colors, finish, includes } = offer;
  return entry({
    title: name,
    href: `/package-deals/${id}`,
    kind: "Package",
    priceCents: basePriceCents,
    originalPriceCents,
    image: packagePicture(snapshot, offer).src,
    words: [style, ...colors, finish, ...includes.map((line) => line.name)],
  });
}

function productEntry(snapshot: Snapshot, product: AnyProduct) {
  const { title, category, type, style, size, colors, finish, materials, badge } = product;
  const { priceCents, originalPriceCents, condition } = product;
  return entry({
    title,
    href: productPath(product),
    kind: kinds[category],
    priceCents,
    originalPriceCents,
    image: productPicture(snapshot, product).src,
    words: [
      ...[type, ...(synonyms[type] ?? []), style, size ?? "", ...colors, finish, badge],
      ...materials,
      condition.grade === "new" ? "" : condition.grade,
    ],
  });
}

const synonyms: { [type in AnyProduct["type"]]?: readonly string[] } = {
  sofa: ["couch"],
  "sleeper sofa": ["couch", "sofa bed"],
  sectional: ["couch", "sofa"],
  "living room set": ["couch", "sofa"],
  loveseat: ["couch"],
  "tv stand": ["television", "entertainment center", "media console"],
  "bar stools": ["barstools", "counter chairs"],
  buffet: ["sideboard"],
  nightstand: ["bedside table"],
  bookcase: ["shelf", "shelves", "bookshelf"],
  vanity: ["makeup table"],
  rug: ["carpet"],
};

/** An entry whose words are each there once, without those of its title and kind. */
function entry({ words, ...facts }: Omit<SearchEntry, "words"> & { words: readonly string[] }) {
  const said = new Set([...wordsOf(facts.title), ...wordsOf(facts.kind), ...filler]);
  const own = new Set(
    wordsOf(words.join(" ")).filter((word) => word.length > 2 && !said.has(word)),
  );
  return { ...facts, words: [...own].join(" ") };
}

const filler = wordsOf(
  "and the with for that you your from are its one not has what how but can out who too into they when than then each few",
);
