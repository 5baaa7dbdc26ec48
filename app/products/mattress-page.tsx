import { mattresses } from "#content/products/mattresses.ts";
import type { Route } from "./+types/mattress-page";
import { Banner } from "./banner.tsx";
import { listFacts } from "./list-facts.ts";
import { listMeta } from "./list-meta.ts";
import { ProductList } from "./product-list.tsx";

export function loader() {
  return {
    ...listFacts("mattress"),
    sizes: mattresses.map(({ size, pieces: [{ widthIn, depthIn }] }) => ({
      size,
      widthIn,
      lengthIn: depthIn,
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  listMeta(
    loaderData,
    "New 8-inch gel memory foam mattresses: twin $99, full $150, queen $200, king $300. Rolled in a carton, in stock in Sterling Heights and Southfield.",
  );

export default function MattressPage({ loaderData }: Route.ComponentProps) {
  const { name, sizes, mostSaved } = loaderData;
  return (
    <>
      <Banner
        title={name}
        tone="brass"
        intro="One good mattress in four sizes: gel memory foam over a firm core, new, rolled in its carton. Small enough for the back seat, ready to sleep on the same evening."
        facts={["Twin $99 to King $300", `Save up to ${mostSaved}`, "In stock at both showrooms"]}
      />
      <ProductList list={loaderData} />
      <SizeComparison sizes={sizes} />
    </>
  );
}

function SizeComparison({ sizes }: { sizes: Route.ComponentProps["loaderData"]["sizes"] }) {
  return (
    <section className="container-page py-10" aria-labelledby="sizes">
      <h2 id="sizes" className="text-3xl">
        The four sizes, to scale
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
