import { RecentlyViewed } from "#app/cart/recently-viewed.tsx";
import { listAddresses, requireProduct } from "#app/catalog/products.ts";
import { snapshotOf } from "#app/catalog/snapshot.server.ts";
import { seo } from "#app/lib/seo.ts";
import type { Route } from "./+types/product-page";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { type CardFacts, cardFacts } from "./card-facts.ts";
import { excerpt } from "./excerpt.ts";
import { ProductCard } from "./product-card.tsx";
import { ProductDetails } from "./product-details.tsx";
import { productFacts } from "./product-facts.ts";
import { relatedProducts } from "./related-products.ts";
import { breadcrumbData, productFactsData, shareImage } from "./structured-data.ts";
import { WillItFit } from "./will-it-fit.tsx";

export function loader({ params, url, context }: Route.LoaderArgs) {
  const snapshot = snapshotOf(context);
  const product = requireProduct(snapshot, params.slug);
  const facts = productFacts(snapshot, product);
  if (url.pathname !== facts.path) throw new Response("Product not found", { status: 404 });
  const list = listAddresses[product.category];
  return {
    facts,
    crumbs: [
      { name: "Home", path: "/" },
      ...(facts.phoneOnly ? [{ name: "Deals", path: "/deals" }] : []),
      { name: list.name, path: list.path },
      { name: product.title, path: facts.path },
    ],
    related: relatedProducts(product, snapshot.products[product.category]).map((other) =>
      cardFacts(snapshot, other),
    ),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { facts, crumbs } = loaderData;
  const { title, description } = facts.product;
  return [
    ...seo(matches, {
      title,
      description: excerpt(description, 155),
      path: facts.path,
      image: shareImage(facts.picture),
      type: "product",
    }),
    productFactsData(facts, matches[0].loaderData.shop.name),
    breadcrumbData(crumbs),
  ];
};

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { facts, crumbs, related } = loaderData;
  const list = crumbs.at(-2)!;
  return (
    <div className="container-page pt-3 pb-6" key={facts.path}>
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-2 mb-5 text-3xl sm:text-5xl">{facts.product.title}</h1>
      <ProductDetails facts={facts} Heading="h2" priority />
      <section className="mt-10 rounded-card border border-line p-5 sm:p-7" aria-labelledby="fit">
        <h2 id="fit" className="mb-4 text-2xl">
          Will it fit?
        </h2>
        <WillItFit pieces={facts.product.pieces} />
      </section>
      <Related cards={related} path={list.path} name={list.name} />
      <div className="mt-12 empty:hidden">
        <RecentlyViewed current={facts.product.slug} />
      </div>
    </div>
  );
}

interface RelatedProps {
  cards: readonly CardFacts[];
  path: string;
  name: string;
}

function Related({ cards, path, name }: RelatedProps) {
  if (cards.length === 0) return null;
  return (
    <section className="mt-12" aria-labelledby="related">
      <h2 id="related" className="text-2xl sm:text-3xl">
        More from {name}
      </h2>
      <ul className="mt-5 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {cards.map((card) => (
          <ProductCard key={card.slug} card={card} path={`${path}/${card.slug}`} Heading="h3" />
        ))}
      </ul>
    </section>
  );
}
