import { Link } from "react-router";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { formatMoney } from "#shop/money.ts";
import { FoldOut } from "./fold-out.tsx";
import type { ProductFacts } from "./product-facts.ts";
import { SoldAsIs } from "./sold-as-is.tsx";

/** The ways to ask, what follows a call, a request and damage, as the policies have it, and where to see the piece. */
export function NextSteps({ facts }: { facts: ProductFacts }) {
  const { askFinancing, phone } = useShop();
  const { product, holdRule, hours } = facts;
  const { id, slug, title, priceCents, stock } = product;
  const isHere = stock.east + stock.west > 0;
  const message = `About item ${id}, ${title}, ${formatMoney(priceCents)}: `;
  return (
    <>
      <div className="mt-4 grid gap-2 xl:grid-cols-2">
        <a
          href={`${phone.href.replace("tel:", "sms:")}?&body=${encodeURIComponent(message)}`}
          className={button("outline", "md", "px-2")}
        >
          <Icon name="message" />
          Text us about it
        </a>
        <Link to={`/financing?piece=${slug}`} className={button("outline", "md", "px-2")}>
          {askFinancing ?? "Apply for financing"}
        </Link>
      </div>
      <Link to={`/saved?alert&item=${slug}`} className={button("quiet", "md", "px-0!")}>
        {isHere ? "Is it still there? Tell me when it’s cheaper" : "Tell me when it’s available"}
      </Link>
      <FoldOut title="What happens next">
        <div className="grid gap-2 pb-4 text-sm">
          <p>
            <b>You call:</b> we check that it’s here and agree on price and delivery. You pay after
            that.
          </p>
          {isHere ? (
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
