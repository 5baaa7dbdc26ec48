import type { Category } from "#app/catalog/product.ts";
import { type AnyProduct, productLists } from "#app/catalog/products.ts";
import type { Route } from "./+types/list-words-file";

/** /products/words/<category>.json, written at build time: by slug, all that a search may find. */
export function loader({ params }: Route.LoaderArgs) {
  const list = productLists[params.category as Category];
  if (!list) throw new Response("No such list", { status: 404 });
  return Response.json(
    Object.fromEntries(list.products.map((product) => [product.slug, words(product)])),
  );
}

function words({ description, finish, materials, features, pieces }: AnyProduct) {
  const texts = [description, finish, ...materials, ...features, ...pieces.map(({ name }) => name)];
  return [
    ...new Set(
      texts
        .join(" ")
        .toLowerCase()
        .match(/[\p{L}\d]{3,}/gu),
    ),
  ].join(" ");
}
