import { snapshotOf } from "#app/site/snapshot.server.ts";
import type { Facts } from "#shop/facts.ts";
import { own } from "#shop/own.ts";
import type { AnyProduct } from "#shop/product.ts";
import type { Route } from "./+types/list-sizes-file";
import { doorNeed, factsOfFit } from "./delivery-fit.ts";
import { wallWidth } from "./wall-width.ts";

/** How large a product is, for the filters of its list. All sizes are inches. */
export interface ListedSizes {
  /** How much of a wall it takes at most; absent before it is measured. */
  widthIn?: number;
  /** The narrowest clear door that everything fits through; absent where nothing would do. */
  doorIn?: number;
  pieces: AnyProduct["pieces"];
  /** What of it comes off on the way in. */
  facts?: Pick<Facts, "legsOff" | "legsIn" | "backOff" | "backOffHeightIn">;
}

/** /products/sizes/<category>.json, by slug. */
export function loader({ params, context }: Route.LoaderArgs) {
  const list = own(snapshotOf(context).products, params.category);
  if (!list) throw new Response("No such list", { status: 404 });
  return Response.json(
    Object.fromEntries(list.map((product) => [product.slug, listedSizes(product)])),
  );
}

/** The sizes of one product. */
export function listedSizes(product: AnyProduct): ListedSizes {
  const { pieces, facts } = product;
  return {
    widthIn: wallWidth(product),
    doorIn: doorNeed(pieces, facts)?.widthIn,
    pieces,
    ...factsOfFit(facts),
  };
}
