import { useState } from "react";
import { settings } from "#app/lib/backend.ts";
import { qrPath } from "#app/lib/qr.ts";
import { seo } from "#app/lib/seo.ts";
import { useLive } from "#app/live/use-live.ts";
import { snapshotOf } from "#app/site/snapshot.server.ts";
import { latePart } from "#app/start/late-part.tsx";
import { usePart } from "#app/start/lazy.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { isFormer, listAddresses, productPath } from "#shop/lists.ts";
import type { AnyProduct } from "#shop/product.ts";
import { completingProducts, relatedProducts } from "#shop/related-products.ts";
import type { Route } from "./+types/product-page";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { type CardFacts, cardFacts } from "./card-facts.ts";
import { type PlaceWords, PlaceWordsContext } from "./card-place.ts";
import { excerpt } from "./excerpt.ts";
import { FitCheck } from "./fit-check.tsx";
import { OrderBar } from "./order-bar.tsx";
import { ProductCard } from "./product-card.tsx";
import { ProductDetails } from "./product-details.tsx";
import { productFacts } from "./product-facts.ts";
import { requireProduct } from "./require-product.ts";
import { searchSnippet } from "./search-snippet.ts";
import { breadcrumbData, productFactsData, shareImage } from "./structured-data.ts";

const PrintCode = latePart(async () => (await import("./product-sections.tsx")).PrintCode);
const loadRecent = () => import("./recently-viewed.tsx");

export function loader({ params, url, context }: Route.LoaderArgs) {
  const snapshot = snapshotOf(context);
  const product = requireProduct(snapshot, params.slug);
  const facts = productFacts(snapshot, product);
  if (url.pathname !== facts.path) throw new Response("Product not found", { status: 404 });
  const list = listAddresses[product.category];
  const address = `${settings.siteUrl}${facts.path}`;
  const completing = facts.former ? [] : completingProducts(product, snapshot.products);
  const cardOf = (other: AnyProduct) => ({
    card: cardFacts(snapshot, other),
    path: productPath(other),
  });
  return {
    facts,
    snippet: facts.former
      ? {
          title: `${facts.former.badge}: ${product.title}`,
          description: excerpt(product.description || product.title, 155),
        }
      : searchSnippet(snapshot.shop, { name: product.title, ...product }),
    // An address that was given out answers for good; search engines may forget what was not sold there.
    ...(isFormer(product) && !product.soldOn ? { isUnlisted: true } : {}),
    crumbs: [
      { name: "Home", path: "/" },
      ...(facts.phoneOnly ? [{ name: "Deals", path: "/deals" }] : []),
      { name: list.name, path: list.path },
      { name: product.title, path: facts.path },
    ],
    relatedTitle: facts.former ? "Similar pieces in stock" : `More from ${list.name}`,
    related: relatedProducts(product, snapshot.products[product.category]).map(cardOf),
    completing: completing.map(cardOf),
    lists: [...new Set([product, ...completing].map(({ category }) => category))].join(" "),
    print: { address, code: qrPath(address) },
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { facts, crumbs, isUnlisted, snippet } = loaderData;
  return [
    ...seo(matches, {
      ...snippet,
      path: facts.path,
      image: shareImage(facts.picture),
      type: "product",
    }),
    productFactsData(facts, matches[0].loaderData.shop.name),
    breadcrumbData(crumbs),
    ...(isUnlisted ? [{ name: "robots", content: "noindex" }] : []),
  ];
};

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { crumbs, related, relatedTitle, completing, lists, print } = loaderData;
  const [words, setWords] = useState<PlaceWords>();
  const { facts, note } = useLive()?.ofProduct(loaderData.facts) ?? { facts: loaderData.facts };
  return (
    <div className="container-page pt-3 pb-6" key={facts.path}>
      <Breadcrumbs crumbs={crumbs} />
      <PlaceWordsContext value={words}>
        <ProductDetails
          facts={facts}
          note={note}
          Heading="h2"
          title={
            <h1 className="text-2xl sm:text-4xl">
              <NoBreak text={facts.product.title} />
            </h1>
          }
          bar={<OrderBar facts={facts} className="order-bar mt-4" />}
          priority
        >
          {facts.opening ? (
            <section className="fit" aria-labelledby="fit">
              <h2 id="fit" className="mb-4 text-2xl">
                Will it fit?
              </h2>
              <FitCheck
                parts={facts.product.pieces}
                facts={facts.product.facts}
                opening={facts.opening}
              />
            </section>
          ) : null}
        </ProductDetails>
        <PrintCode {...print} />
        <Related id="completing" cards={completing} title="Goes well with it" />
        <Related
          id="related"
          cards={related}
          title={relatedTitle}
          isExpected={facts.former !== undefined}
        />
      </PlaceWordsContext>
      <div className="mt-12 empty:hidden">
        <Recent current={facts.product.slug} lists={lists} setWords={setWords} />
      </div>
    </div>
  );
}

// Of its own: while it is drawn again, the rest of the page is not.
function Recent(props: React.ComponentProps<Awaited<ReturnType<typeof loadRecent>>["default"]>) {
  const recent = usePart(loadRecent);
  return recent ? <recent.default {...props} /> : null;
}

interface RelatedProps {
  id: string;
  cards: readonly { card: CardFacts; path: string }[];
  title: string;
  /** Something on the page leads here, even where there is nothing to show. */
  isExpected?: boolean;
}

function Related({ id, cards, title, isExpected }: RelatedProps) {
  if (cards.length === 0 && !isExpected) return null;
  return (
    <section className="mt-12" aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {cards.length === 0 ? (
        <p className="mt-3 text-lg text-ink-soft">Nothing on this list right now.</p>
      ) : null}
      <ul className="mt-5 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {cards.map((shown) => (
          <ProductCard key={shown.path} {...shown} isNarrow Heading="h3" />
        ))}
      </ul>
    </section>
  );
}
