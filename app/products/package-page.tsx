import { useState } from "react";
import { Link } from "react-router";
import { AddToCart } from "#app/cart/add-to-cart.tsx";
import { SaveButton } from "#app/cart/save-button.tsx";
import { ZipField } from "#app/delivery/zip-field.tsx";
import { isMissing } from "#app/lib/is-missing.ts";
import { seo } from "#app/lib/seo.ts";
import { LiveNote } from "#app/live/live-note.tsx";
import { useLive } from "#app/live/use-live.ts";
import { snapshotOf } from "#app/site/snapshot.server.ts";
import { useShop } from "#app/site/use-shop.ts";
import { usePart } from "#app/start/lazy.ts";
import { button } from "#app/ui/button.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { formatMoney } from "#shop/money.ts";
import type { Part } from "#shop/product.ts";
import { stateWords } from "#shop/states.ts";
import type { Route } from "./+types/package-page";
import { Badge } from "./badge.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { FeatureList } from "./feature-list.tsx";
import { FitCheck } from "./fit-check.tsx";
import { Gallery } from "./gallery.tsx";
import { homeSizesStore } from "./home-sizes.ts";
import { capitalize, deliveryLabel, showroomLabel } from "./labels.ts";
import { Row } from "./offer.tsx";
import { type PackageFacts, packageFacts, packageFit } from "./package-facts.ts";
import { PayOverTime } from "./pay-over-time.tsx";
import { BarPrice, Price } from "./price.tsx";
import { searchSnippet } from "./search-snippet.ts";
import { SoldAsIs } from "./sold-as-is.tsx";
import { breadcrumbData, productData, shareImage } from "./structured-data.ts";

export function loader({ params, context }: Route.LoaderArgs) {
  const snapshot = snapshotOf(context);
  const sold = snapshot.packages.find(({ id }) => id === params.packageId);
  if (!sold) throw new Response("Package not found", { status: 404 });
  const { basePriceCents: priceCents } = sold;
  const { salesTaxPercent, showrooms } = snapshot.shop;
  const tax = formatMoney(Math.round((priceCents * salesTaxPercent) / 10_000) * 100);
  return {
    ...packageFacts(snapshot, sold),
    ...packageFit(sold.includes),
    terms: `Condition: new, unless a piece below says otherwise. ${sold.offer?.includes("assembly") ? "" : "Assembly isn’t included; ask for the price. "}${new Set(showrooms.map(({ region }) => region)).size === 1 ? `About ${tax} sales tax (${salesTaxPercent}% in ${stateWords(showrooms)}).` : "Sales tax is extra."}`,
    snippet: searchSnippet(snapshot.shop, { ...sold, priceCents }),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: sold }) => {
  if (!sold) return [{ title: "Package Not Found" }, { name: "robots", content: "noindex" }];
  const { id, name, description, path, picture, stock, basePriceCents, offerEnds, snippet } = sold;
  const image = shareImage(picture);
  return [
    ...seo(matches, {
      ...snippet,
      path,
      image,
      type: "product",
    }),
    productData({
      name,
      description,
      path,
      image,
      sku: id,
      priceCents: basePriceCents,
      stock,
      isNew: true,
      priceUntil: offerEnds,
      shopName: matches[0].loaderData.shop.name,
    }),
    breadcrumbData(crumbsOf(sold)),
  ];
};

export default function PackagePage({ loaderData: sold }: Route.ComponentProps) {
  const { name, pieces, description, offer, features, finish, materials, care, picture, more } =
    sold;
  return (
    <div className="container-page pt-3 pb-6">
      <Breadcrumbs crumbs={crumbsOf(sold)} />
      <h1 className="mt-2 text-2xl sm:text-4xl">{name}</h1>
      <p className="mt-1 mb-4 text-ink-soft">{pieces} pieces at one price</p>
      <div className="product">
        <Gallery picture={picture} more={more} priority>
          <Badge>{`${pieces} pieces`}</Badge>
          <SaveButton slug={sold.id} title={name} className="absolute top-3 right-3" />
        </Gallery>
        <div className="beside">
          <PriceBox sold={sold} offer={offer} />
          {sold.parts ? (
            <section className="fit" aria-labelledby="fit">
              <h2 id="fit" className="mb-4 text-2xl">
                Will it fit?
              </h2>
              <FitCheck parts={sold.parts} opening={sold.opening} hasRoom={false} />
            </section>
          ) : null}
        </div>
        <div>
          <p className="text-lg">{description}</p>
          <Included sold={sold} />
        </div>
      </div>
      <div className="mt-8 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {features.length > 0 ? (
          <section>
            <h2 className="mb-2.5 text-xl">Features</h2>
            <FeatureList features={features} />
          </section>
        ) : null}
        {finish || materials.length > 0 ? (
          <section>
            <h2 className="mb-2.5 text-xl">Finish and materials</h2>
            {finish ? <p>{capitalize(finish)}.</p> : null}
            {materials.length > 0 ? (
              <p className="mt-2">{capitalize(materials.join(", "))}.</p>
            ) : null}
          </section>
        ) : null}
        {care ? (
          <section>
            <h2 className="mb-2.5 text-xl">Care</h2>
            <p>{care}</p>
          </section>
        ) : null}
      </div>
      <Link to="/package-deals" prefetch="intent" className={button("outline", "md", "mt-10")}>
        <Icon name="arrow" className="size-4 rotate-180" />
        Back to All Packages
      </Link>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isMissing(error)) return <ErrorPage error={error} />;
  return (
    <div className="container-page grid justify-items-center gap-5 py-16 text-center">
      <h1 className="text-4xl sm:text-5xl">Package Not Found</h1>
      <p className="max-w-md text-ink-soft">
        We’re not selling this package anymore. The others are one click away.
      </p>
      <Link to="/package-deals" className={button("primary", "lg")}>
        Back to All Packages
      </Link>
    </div>
  );
}

const loadFit = () => import("./fit-badge.tsx");

interface PriceBoxProps {
  sold: PackageFacts & { terms: string; opening?: string; parts?: readonly Part[] };
  offer?: string;
}

function PriceBox({ sold: published, offer }: PriceBoxProps) {
  const { id, name, picture } = published;
  const live = useLive();
  const sizes = homeSizesStore.useValue();
  const fit = usePart(loadFit, Object.keys(sizes).length > 0);
  const [isOutside, setOutside] = useState(false);
  const today = live?.find(id).today;
  const { priceCents: basePriceCents, stock } = today ?? {
    priceCents: published.basePriceCents,
    stock: published.stock,
  };
  const note = live?.changeWords(
    basePriceCents,
    published.basePriceCents,
    "when this page was made",
  );
  const shop = useShop();
  return (
    <aside aria-label="Price" className="offer">
      <Price {...published} priceCents={basePriceCents} />
      {note ? <LiveNote>{note}</LiveNote> : null}
      <div className="order-bar mt-4 flex flex-wrap items-center gap-2">
        <BarPrice priceCents={basePriceCents} />
        <a href={shop.phone.href} className={button("outline", "md", "px-3! md:flex-1")}>
          <Icon name="phone" />
          <span className="max-sm:sr-only">Call to Order</span>
        </a>
        <AddToCart
          item={{
            id,
            slug: id,
            title: name,
            image: picture.src,
            priceCents: basePriceCents,
          }}
          className="md:flex-1"
        />
      </div>
      <ul className="rows">
        <Row icon="pin">
          {shop.showrooms.map((showroom) => (
            <p key={showroom.id} className="flex flex-wrap justify-between gap-x-4">
              {showroomLabel(showroom)}
              <span className="font-bold whitespace-nowrap text-spruce">
                {stock[showroom.id]} left
              </span>
            </p>
          ))}
          <Link to="/store-locations" prefetch="intent" className="underline">
            See it at a showroom
          </Link>
        </Row>
        <Row icon="check">{published.terms}</Row>
        {published.opening ? (
          <Row icon="box">
            <a href="#fit" className="underline">
              {published.opening}
            </a>
            {fit && published.parts ? <fit.default pieces={published.parts} sizes={sizes} /> : null}
          </Row>
        ) : null}
        <Row icon="truck">
          {deliveryLabel(basePriceCents, isOutside, shop)}
          <div className="mt-2">
            <ZipField orderCents={basePriceCents} onPlace={setOutside} />
          </div>
        </Row>
        <Row icon="clock">
          {offer ? <p>{offer}</p> : null}
          “Hold It” is for single pieces. To ask about holding this package, call or{" "}
          <a
            href={`${shop.phone.href.replace("tel:", "sms:")}?&body=${encodeURIComponent(`About ${name}, ${formatMoney(basePriceCents)}: `)}`}
            className="underline"
          >
            text us
          </a>
          .
        </Row>
      </ul>
      <PayOverTime payment={published.payment} />
      <Link to="/financing" prefetch="intent" className={button("outline", "md", "mt-3 w-full")}>
        {shop.askFinancing ?? "Apply for Financing"}
      </Link>
      <SoldAsIs />
      {basePriceCents < (published.originalPriceCents ?? 0) ? (
        <p className="mt-2 text-sm text-ink-soft">{published.compareAt}</p>
      ) : null}
    </aside>
  );
}

function Included({ sold: { includes, pieces } }: { sold: PackageFacts }) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-2xl">What is included, all {pieces} pieces</h2>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {includes.map(({ name, count, detail }) => (
          <li key={name} className="grid grid-cols-[2.5rem_1fr] border-t border-line py-2.5">
            <span className="font-bold text-spruce">{count} ×</span>
            <span>
              <strong>{name}</strong>
              <span className="block text-sm text-ink-soft">{detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function crumbsOf({ name, path }: PackageFacts) {
  return [
    { name: "Home", path: "/" },
    { name: "Package Deals", path: "/package-deals" },
    { name, path },
  ];
}
