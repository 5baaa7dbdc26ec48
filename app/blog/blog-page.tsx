import { useEffect, useMemo } from "react";
import { seo } from "#app/lib/seo.ts";
import { site } from "#content/shop.ts";
import type { Route } from "./+types/blog-page";
import { ArticleCard } from "./article-card.tsx";
import { articles } from "./articles.ts";
import { type CardFacts, cardFacts, packCards, unpackCards } from "./card-facts.ts";
import { categories, categoryPath } from "./categories.ts";

export function loader({ params }: Route.LoaderArgs) {
  const category = requireCategory(params.category);
  const chosen = articles.filter((article) => !category || article.category.slug === category.slug);
  return { cards: packCards(chosen.map(cardFacts)) };
}

// Every card, once this visit has seen the whole list: choosing a category then asks for nothing.
let all: CardFacts[] | undefined;

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const category = requireCategory(params.category);
  if (!all) return serverLoader();
  const cards = all.filter((card) => !category || card.category === category.name);
  return { cards: packCards(cards) };
}

/** The category that the address names; none on the page of all posts. */
function requireCategory(slug: string | undefined) {
  if (slug === undefined) return undefined;
  const category = categories.find((candidate) => candidate.slug === slug);
  if (!category) throw new Response("Category not found", { status: 404 });
  return category;
}

export const meta: Route.MetaFunction = ({ params }) => {
  const category = categories.find(({ slug }) => slug === params.category);
  return [
    ...seo({
      title: category ? `${category.name}: Style & Care Blog` : "Style & Care Blog",
      description:
        category?.description ??
        "Fifty pieces on choosing furniture, making it fit and keeping it: care, measuring, rooms, style and mattresses.",
      path: category ? categoryPath(category.slug) : "/blog",
    }),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: `${site.name}: Style & Care Blog`,
      href: "/blog/feed.xml",
    },
  ];
};

export default function BlogPage({ loaderData, params }: Route.ComponentProps) {
  const cards = useMemo(() => unpackCards(loaderData.cards), [loaderData.cards]);
  useEffect(() => {
    if (params.category === undefined) all = cards;
  }, [cards, params.category]);
  return (
    <>
      <p role="status" className="mt-5 text-ink-soft">
        {cards.length} {cards.length === 1 ? "article" : "articles"}
      </p>
      <ul className="mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card, index) => (
          <ArticleCard key={card.id} article={card} priority={index === 0} />
        ))}
      </ul>
    </>
  );
}
