import { Link } from "react-router";
import { useShop } from "#app/site/use-shop.ts";
import { formatMoney } from "#shop/money.ts";
import { FoldOut } from "./fold-out.tsx";
import { capitalize } from "./labels.ts";
import type { ProductFacts } from "./product-facts.ts";

/** What a buyer gets and pays beside the price, and since when the product is here. */
export function OfferTerms({ facts }: { facts: ProductFacts }) {
  const shop = useShop();
  const { product, needs, since, taxPercent } = facts;
  const { priceCents, pieces, freeTv } = product;
  const known = new Map(facts.known);
  const hasAddOn = product.addOns?.some(({ name }) => /assembl/i.test(name));
  const notIncluded = known.get("Not included");
  const tax = taxPercent && formatMoney(Math.round((priceCents * taxPercent) / 10_000) * 100);
  const included = [
    ...pieces.map(({ name, count }) =>
      (count > 1 ? `${count} × ${name}` : name).replace(/, closed$/, ""),
    ),
    ...(freeTv ? ["43-inch TV, free"] : []),
    known.get("Also included"),
  ].filter(Boolean);
  const rows: [term: string, words: React.ReactNode][] = [
    ["Included", included.join(", ")],
    [
      "Not included",
      notIncluded && (
        <>
          {notIncluded}
          {needs ? (
            <>
              {": add the "}
              <Link to={needs.path}>
                {formatMoney(needs.priceCents)} {needs.title}
              </Link>
            </>
          ) : null}
        </>
      ),
    ],
    [
      "Assembly",
      known.has("Assembly") &&
        `${known.get("Assembly")}${known.get("Assembly") === "Needed" ? `. We can do it: ${hasAddOn ? "see Add-ons for the price" : "ask for the price"}` : ""}`,
    ],
    [
      "Sales tax, estimate",
      tax && `About ${tax}: ${taxPercent}% in ${shop.state} on ${formatMoney(priceCents)}`,
    ],
    ["Here since", since],
  ];
  return (
    <FoldOut
      title="What you get and pay"
      note={notIncluded && `${capitalize(notIncluded.toLowerCase())} not included`}
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 pb-4 text-sm">
        {rows.map(([term, words]) =>
          words ? (
            <div key={term} className="contents">
              <dt className="text-ink-soft">{term}</dt>
              <dd>{words}.</dd>
            </div>
          ) : null,
        )}
      </dl>
    </FoldOut>
  );
}
