import { Link } from "react-router";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { formatMoney } from "#shop/money.ts";
import type { ProductFacts } from "./product-facts.ts";
import { SoldAsIs } from "./sold-as-is.tsx";

const isHere = ({ product: { stock } }: ProductFacts) => stock.east + stock.west > 0;

/** The ways to ask about a product, and to pay for it over time. */
export function WaysToAsk({ facts }: { facts: ProductFacts }) {
  const { askFinancing, phone } = useShop();
  const { id, slug, title, priceCents } = facts.product;
  const message = `About item ${id}, ${title}, ${formatMoney(priceCents)}: `;
  return (
    <>
      <div className="mt-3 grid gap-2 xl:grid-cols-2">
        <Link to={`/financing?piece=${slug}`} className={button("outline", "md", "px-2")}>
          {askFinancing ?? "Apply for financing"}
        </Link>
        <a
          href={`${phone.href.replace("tel:", "sms:")}?&body=${encodeURIComponent(message)}`}
          className={button("outline", "md", "px-2")}
        >
          <Icon name="message" />
          Text us about it
        </a>
      </div>
      <Link to={`/saved?alert&item=${slug}`} className={button("quiet", "md", "px-0!")}>
        {isHere(facts)
          ? "Is it still there? Tell me when it’s cheaper"
          : "Tell me when it’s available"}
      </Link>
      <SoldAsIs />
    </>
  );
}

/** What follows a call, a request to hold and damage, as the policies have it, and where to see the product. */
export function NextSteps({ facts, Heading }: { facts: ProductFacts; Heading: "h2" | "h3" }) {
  const { showrooms } = useShop();
  const { holdRule, hours, broughtBy } = facts;
  return (
    <section aria-label="What happens next" className="next-steps rounded-card bg-sunken p-5">
      <Heading className="text-2xl">What happens next</Heading>
      <ul className="steps mt-4">
        <li>
          <Icon name="phone" />
          <b>You call</b> We check that it’s here and agree on price and delivery. You pay after
          that.
        </li>
        {isHere(facts) ? (
          <li>
            <Icon name="clock" />
            <b>You ask to hold it</b> We check that it’s here and text or call you back. Once we
            confirm, {holdRule}
          </li>
        ) : null}
        <li>
          <Icon name="truck" />
          <b>We bring it</b> {broughtBy}
        </li>
        <li>
          <Icon name="check" />
          <b>It arrives damaged</b> Write it on the receipt or tell us within 24 hours. We’ll make
          it right.
        </li>
        <li>
          <Icon name="pin" />
          <b>You come see it</b> {showrooms.map(({ address }) => address).join("; ")}.{" "}
          {hours ? `${hours}. ` : null}
          <Link to="/store-locations" className="underline">
            {hours ? "Holidays and directions" : "Hours and directions"}
          </Link>
        </li>
      </ul>
    </section>
  );
}
