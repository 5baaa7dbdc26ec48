import { Link } from "react-router";
import { AddToCart } from "#app/cart/add-to-cart.tsx";
import { seo } from "#app/lib/seo.ts";
import { snapshotOf } from "#app/site/snapshot.server.ts";
import { button } from "#app/ui/button.ts";
import { Picture } from "#app/ui/picture.tsx";
import { formatMoney } from "#shop/money.ts";
import type { Package } from "#shop/product.ts";
import { numberWords } from "#shop/words.ts";
import type { Route } from "./+types/packages-page";
import { Badge } from "./badge.tsx";
import { Banner } from "./banner.tsx";
import { CallToOrder } from "./call-to-order.tsx";
import { cardLines, type PackageFacts, packageFacts } from "./package-facts.ts";
import { Price } from "./price.tsx";
import { itemListData, shareImage } from "./structured-data.ts";

export function loader({ context }: Route.LoaderArgs) {
  const snapshot = snapshotOf(context);
  const { packages, shop } = snapshot;
  const free = shop.freeDeliveryFromCents;
  const compared = packages.find(({ originalPriceCents }) => originalPriceCents);
  const listed = [...new Set(packages.map(inWords))].join(", ");
  return {
    packages: packages.map((sold) => cardOf(packageFacts(snapshot, sold))),
    compareAt: compared && packageFacts(snapshot, compared).compareAt,
    description: `Whole rooms and whole houses at one price${listed ? `: ${listed}` : ""}. Delivered in ${shop.area}.`,
    delivery:
      listed && packages.every(({ basePriceCents }) => basePriceCents >= free)
        ? ` Every package is ${formatMoney(free)} or more, so local delivery is free.`
        : "",
  };
}

/** "23 pieces for $2,999". */
function inWords({ pieces, basePriceCents }: Package) {
  return `${numberWords(pieces)} pieces for ${formatMoney(basePriceCents)}`;
}

/** Of a package's many lines only those that its card shows. */
function cardOf(facts: PackageFacts) {
  const { includes, features, materials, care, stock, slug, payment, compareAt, ...card } = facts;
  return { ...card, ...cardLines(includes) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const all = loaderData?.packages ?? [];
  return [
    ...seo(matches, {
      title: "Package Deals",
      description: loaderData?.description,
      path: "/package-deals",
      image: all[0] && shareImage(all[0].picture),
    }),
    itemListData(
      "Package Deals",
      all.map(({ path }) => path),
    ),
  ];
};

export default function PackagesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Banner
        title="Package Deals"
        tone="mist"
        intro={`A room, three bedrooms or a whole house at one price, chosen to go together.${loaderData.delivery}`}
      />
      {loaderData.packages.length === 0 ? <NoPackages /> : null}
      {loaderData.compareAt ? (
        <p className="container-page pt-4 text-sm text-ink-soft">{loaderData.compareAt}</p>
      ) : null}
      <section className="container-page py-6 empty:hidden" aria-label="Packages">
        <ul className="grid gap-6">
          {loaderData.packages.map((sold, index) => (
            <li key={sold.id}>
              <PackageCard sold={sold} priority={index === 0} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function NoPackages() {
  return (
    <section className="container-page grid justify-items-start gap-4 py-6">
      <h2 className="text-2xl">No package right now</h2>
      <p className="max-w-prose text-lg">
        Every piece has its own price, room by room. Call us for a price on several of them
        together.
      </p>
      <p className="flex flex-wrap gap-2">
        <Link to="/deals" prefetch="intent" className={button("primary")}>
          Shop by room
        </Link>
        <CallToOrder variant="outline" />
      </p>
    </section>
  );
}

function PackageCard({ sold, priority }: { sold: ReturnType<typeof cardOf>; priority: boolean }) {
  const { id, name, pieces, description, lines, more, offer, picture, path, basePriceCents } = sold;
  return (
    <article className="group relative grid overflow-hidden rounded-card border border-line bg-surface lg:grid-cols-2">
      <div className="relative">
        <Picture
          picture={picture}
          alt={picture.alt}
          sizes="(min-width: 64rem) 49vw, 92vw"
          priority={priority}
          className="aspect-4/3 size-full"
        />
        <Badge>{`${pieces} pieces`}</Badge>
      </div>
      <div className="flex flex-col gap-3 p-4 sm:p-6">
        <h2 className="text-2xl sm:text-3xl">
          <Link
            to={path}
            prefetch="intent"
            className="text-ink no-underline group-hover:underline after:absolute after:inset-0"
          >
            {name}
          </Link>
        </h2>
        <div>
          <Price {...sold} priceCents={basePriceCents} />
        </div>
        <p className="text-ink-soft">{description}</p>
        <ul className="grid grid-cols-2 gap-x-5 text-sm">
          {lines.map(({ name, count }) => (
            <li key={name} className="py-0.5">
              <span className="font-bold text-spruce">{count} ×</span> {name}
            </li>
          ))}
          {more > 0 ? <li className="py-0.5 text-ink-soft">and {more} more</li> : null}
        </ul>
        {offer ? <p className="text-sm text-ink-soft">{offer}</p> : null}
        <div className="relative mt-auto flex flex-wrap gap-2">
          <AddToCart
            item={{
              id,
              slug: id,
              title: name,
              image: picture.src,
              priceCents: basePriceCents,
            }}
            className="grow"
          />
          <CallToOrder variant="outline" className="grow" />
        </div>
      </div>
    </article>
  );
}
