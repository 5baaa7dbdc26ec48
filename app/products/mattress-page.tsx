import { snapshotOf } from "#app/site/snapshot.server.ts";
import { formatMoney } from "#shop/money.ts";
import { cityWords } from "#shop/shop.ts";
import { andList, countInWords } from "#shop/words.ts";
import type { Route } from "./+types/mattress-page";
import { Banner } from "./banner.tsx";
import { listFacts } from "./list-facts.ts";
import { listMeta } from "./list-meta.ts";
import { ProductList } from "./product-list.tsx";

export { links } from "./list-links.ts";

export function loader({ context }: Route.LoaderArgs) {
  const snapshot = snapshotOf(context);
  const mattresses = snapshot.products.mattress;
  const prices = mattresses.map(({ size, title, priceCents }) => ({
    size: size ?? title,
    price: formatMoney(priceCents),
  }));
  const [first, last] = [prices[0], prices.at(-1)];
  const inStock = snapshot.shop.showrooms.filter(({ id }) =>
    mattresses.some(({ stock }) => stock[id] > 0),
  );
  const sizes = new Map(
    mattresses.flatMap(({ size, title, pieces }) =>
      pieces
        .slice(0, 1)
        .map(({ widthIn, depthIn }) => [
          size ?? title,
          { size: size ?? title, widthIn, lengthIn: depthIn },
        ]),
    ),
  );
  const listed = prices.map(({ size, price }) => `${size.toLowerCase()} ${price}`).join(", ");
  const offer = snapshot.offers["mattress-special"];
  return {
    ...listFacts(snapshot, "mattress"),
    ...(offer ? { offer } : {}),
    sizes: [...sizes.values()],
    sizeCount: countInWords(sizes.size, "size"),
    inStock: andList(inStock.map(({ name }) => name)),
    span: first && last && `${first.size} ${first.price} to ${last.size} ${last.price}`,
    description: `New mattresses${listed ? `: ${listed}` : ""}. Rolled in a carton${inStock.length > 0 ? `, in stock in ${cityWords(inStock)}` : ""}.`,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => listMeta(matches, loaderData);

export default function MattressPage({ loaderData }: Route.ComponentProps) {
  const { name, offer, sizes, sizeCount, span, mostSaved, inStock } = loaderData;
  return (
    <>
      <Banner
        title={name}
        offer={offer}
        tone="mist"
        intro={`${sizes.length > 0 ? `${sizeCount}: new` : "New"} mattresses, rolled in their cartons, ready to take home.`}
        facts={
          span
            ? [
                span,
                ...(mostSaved ? [`Save up to ${mostSaved}`] : []),
                ...(inStock ? [`In stock at ${inStock}`] : []),
              ]
            : []
        }
      />
      <ProductList list={loaderData} />
      {sizes.length > 0 ? <SizeComparison sizes={sizes} count={sizeCount} /> : null}
    </>
  );
}

interface SizeComparisonProps {
  sizes: Route.ComponentProps["loaderData"]["sizes"];
  /** "Four sizes". */
  count: string;
}

function SizeComparison({ sizes, count }: SizeComparisonProps) {
  return (
    <section className="container-page py-10" aria-labelledby="sizes">
      <h2 id="sizes" className="text-3xl">
        {count}, to scale
      </h2>
      <ul className="mt-6 grid grid-cols-2 items-end gap-x-4 gap-y-8 sm:grid-cols-4">
        {sizes.map(({ size, widthIn, lengthIn }) => (
          <li key={size} className="grid justify-items-center gap-3 text-center">
            <svg
              viewBox={`0 0 80 ${lengthIn}`}
              className="w-full max-w-44 fill-spruce-wash stroke-spruce"
              aria-hidden="true"
            >
              <rect
                x={(80 - widthIn) / 2 + 0.5}
                y={0.5}
                width={widthIn - 1}
                height={lengthIn - 1}
                rx={3}
              />
              <rect
                x={40 - widthIn * 0.4}
                y={5}
                width={widthIn * 0.8}
                height={13}
                rx={4}
                className="fill-surface"
              />
            </svg>
            <p>
              <span className="block font-display text-xl font-bold">{size}</span>
              {widthIn} × {lengthIn} in.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
