import { Link } from "react-router";
import { useShop } from "#app/site/use-shop.ts";
import { FoldOut } from "./fold-out.tsx";
import type { ProductFacts } from "./product-facts.ts";
import { SoldAsIs } from "./sold-as-is.tsx";

/** What follows a call, a request and damage, as the policies have it, and where to see the piece. */
export function NextSteps({ facts }: { facts: ProductFacts }) {
  const { askFinancing } = useShop();
  const { product, holdRule, hours } = facts;
  const { east, west } = product.stock;
  return (
    <>
      <FoldOut title="What happens next">
        <div className="grid gap-2 pb-4 text-sm">
          <p>
            <b>You call:</b> we check that it’s here and agree on price and delivery. You pay after
            that.
          </p>
          {east + west > 0 ? (
            <p>
              <b>You ask to hold it:</b> we check that it’s here and text or call you back. Once we
              confirm, {holdRule}
            </p>
          ) : null}
          {askFinancing ? null : (
            <p>
              <b>You ask for financing:</b> we text you the lender’s application.
            </p>
          )}
          <p>
            <b>It arrives damaged:</b> write it on the receipt or tell us within 24 hours. We’ll
            make it right.
          </p>
          <p>
            <b>You come see it:</b> {hours ? `${hours}. ` : null}
            <Link to="/store-locations" className="underline">
              {hours ? "Holidays and directions" : "Hours and directions"}
            </Link>
          </p>
        </div>
      </FoldOut>
      <SoldAsIs />
    </>
  );
}
