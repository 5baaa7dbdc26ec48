import { useEffect } from "react";
import { seo } from "#app/lib/seo.ts";
import { snapshotOf } from "#app/site/snapshot.server.ts";
import { categories, categoryPath } from "#shop/articles.ts";
import { shopWords } from "#shop/shop-words.ts";
import { countInWords } from "#shop/words.ts";
import type { Route } from "./+types/blog-page";
import { ArticleCard } from "./article-card.tsx";
import { type CardFacts, cardFacts } from "./article-card-facts.ts";
import { articlesOf } from "./articles.ts";
import { categoryDescriptions } from "./category-descriptions.ts";

export function loader({ params, context }: Route.LoaderArgs) {
  const category = requireCategory(params.category);
  const snapshot = snapshotOf(context);
  const chosen = articlesOf(snapshot).filter(
    (article) => !category || article.category.slug === category.slug,
  );
  return {
    cards: chosen.map(cardFacts),
    description:
      (category && shopWords(snapshot)(categoryDescriptions[category.slug])) ??
      `${countInWords(chosen.length, "article")} on choosing furniture, making it fit and taking care of it: measuring, rooms, style and mattresses.`,
  };
}

// Every card, once this visit has seen the whole list: choosing a category then asks for nothing.
let all: CardFacts[] | undefined;

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const category = requireCategory(params.category);
  if (!all) return serverLoader();
  const cards = all.filter((card) => !category || card.category === category.name);
  return { cards, description: undefined };
}

/** The category that the address names; none on the page of all posts. */
function requireCategory(slug: string | undefined) {
  if (slug === undefined) return undefined;
  const category = categories.find((candidate) => candidate.slug === slug);
  if (!category) throw new Response("Category not found", { status: 404 });
  return category;
}

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) => {
  const category = categories.find(({ slug }) => slug === params.category);
  return [
    ...seo(matches, {
      title: category ? `${category.name}: Style & Care Blog` : "Style & Care Blog",
      description: loaderData?.description,
      path: category ? categoryPath(category.slug) : "/blog",
    }),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: `${matches[0].loaderData.shop.name}: Style & Care Blog`,
      href: "/blog/feed.xml",
    },
  ];
};

export default function BlogPage({ loaderData, params }: Route.ComponentProps) {
  const { cards } = loaderData;
  useEffect(() => {
    if (params.category === undefined) all = cards;
  }, [cards, params.category]);
  return (
    <>
      <p role="status" className="mt-5 text-ink-soft">
        {`${cards.length} ${cards.length === 1 ? "article" : "articles"}`}
      </p>
      <ul className="lead-article mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card, index) => (
          <ArticleCard key={card.id} article={card} priority={index === 0} />
        ))}
      </ul>
    </>
  );
}
