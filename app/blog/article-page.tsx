import { Link } from "react-router";
import { isMissing } from "#app/lib/is-missing.ts";
import { seo } from "#app/lib/seo.ts";
import { absoluteUrl, breadcrumbList } from "#app/lib/structured-data.ts";
import { shareImage } from "#app/products/structured-data.ts";
import { snapshotOf } from "#app/site/snapshot.server.ts";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { Picture } from "#app/ui/picture.tsx";
import { articlePath, categoryPath } from "#shop/articles.ts";
import type { Route } from "./+types/article-page";
import articleCss from "./article.css?url";
import { ArticleCard } from "./article-card.tsx";
import { cardFacts } from "./article-card-facts.ts";
import { ArticleView } from "./article-view.tsx";
import { articlesOf, requireArticle } from "./articles.ts";
import { blogPosting } from "./blog-posting.ts";
import { productCards } from "./product-cards.ts";
import { adjacentArticles, relatedArticles, withoutLostLinks } from "./related.ts";
import { ShareLinks } from "./share-links.tsx";

export function loader({ params, context }: Route.LoaderArgs) {
  const snapshot = snapshotOf(context);
  const articles = articlesOf(snapshot);
  const article = requireArticle(snapshot, params.id);
  const { id, title, excerpt, category, published, checked, readTime, words, byline } = article;
  const { headings, picture, imageAlt } = article;
  const html = withoutLostLinks(article.html, articles);
  const { previous, next } = adjacentArticles(article, articles);
  const path = articlePath(id);
  const image = shareImage(picture);
  return {
    image,
    data: [
      blogPosting({
        ...{ shopName: snapshot.shop.name, path, title, excerpt, section: category.name },
        ...{ published, checked, words, image, byline, html },
      }),
      breadcrumbList([
        { name: "Home", path: "/" },
        { name: "Blog", path: "/blog" },
        { name: category.name, path: categoryPath(category.slug) },
        { name: title, path },
      ]),
    ],
    article: {
      ...{ id, title, excerpt, category: { slug: category.slug, name: category.name }, published },
      ...{ checked, readTime, words, html, headings, picture, imageAlt },
      ...(byline ? { byline } : {}),
      ...(article.isSample ? { isSample: true as const } : {}),
    },
    previous: previous && { id: previous.id, title: previous.title },
    next: next && { id: next.id, title: next.title },
    related: relatedArticles(article, articles).map(cardFacts),
    products: productCards(snapshot, article.products),
    visit: `Visit ${snapshot.shop.showrooms.length === 1 ? "our showroom" : "one of our showrooms"} to see our incredible deals in person`,
  };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: articleCss }];

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return seo(matches, { title: "Article Not Found" });
  const { article, image, data } = loaderData;
  const { id, title, excerpt, category, published } = article;
  const path = articlePath(id);
  return [
    ...seo(matches, { title, description: excerpt, path, image, type: "article" }),
    { property: "article:published_time", content: published },
    { property: "article:section", content: category.name },
    ...data.map((data) => ({ "script:ld+json": data })),
  ];
};

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, previous, next, related, products, visit } = loaderData;
  return (
    <>
      <ArticleView article={article}>
        <footer className="border-t border-line pt-6 no-print lg:col-start-1">
          <ShareLinks title={article.title} url={absoluteUrl(articlePath(article.id))} />
          <PreviousAndNext previous={previous} next={next} category={article.category.name} />
        </footer>
      </ArticleView>
      <div className="no-print">
        <RelatedProducts products={products} />
        <ReadyToShop visit={visit} />
        {related.length > 0 ? (
          <section className="container-page pt-14" aria-labelledby="related">
            <h2 id="related" className="text-3xl">
              Keep reading
            </h2>
            <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {related.map((other) => (
                <ArticleCard key={other.id} article={other} heading="h3" />
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </>
  );
}

type Data = Route.ComponentProps["loaderData"];

interface PreviousAndNextProps {
  previous: Data["previous"];
  next: Data["next"];
  category: string;
}

function PreviousAndNext({ previous, next, category }: PreviousAndNextProps) {
  const card =
    "flex flex-col rounded-card border border-line bg-surface p-4 no-underline hover:shadow-lift";
  return (
    <nav aria-label={`More in ${category}`} className="mt-6 grid gap-4 sm:grid-cols-2">
      {previous ? (
        <Link to={articlePath(previous.id)} prefetch="intent" rel="prev" className={card}>
          <span className="text-sm text-ink-soft">Previous in {category}</span>
          <span className="font-semibold text-ink">{previous.title}</span>
        </Link>
      ) : null}
      {next ? (
        <Link
          to={articlePath(next.id)}
          prefetch="intent"
          rel="next"
          className={`${card} sm:col-start-2 sm:text-right`}
        >
          <span className="text-sm text-ink-soft">Next in {category}</span>
          <span className="font-semibold text-ink">{next.title}</span>
        </Link>
      ) : null}
    </nav>
  );
}

function RelatedProducts({ products }: { products: Data["products"] }) {
  if (products.length === 0) return null;
  return (
    <section className="container-page pt-14" aria-labelledby="related-products">
      <h2 id="related-products" className="text-3xl">
        From the showroom
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {products.map(({ href, title, price, picture }) => (
          <li
            key={href}
            className="relative flex flex-col overflow-hidden rounded-card border border-line bg-surface hover:shadow-lift"
          >
            <Picture
              picture={picture}
              alt={picture.alt}
              sizes="(min-width: 64rem) 22vw, 46vw"
              className="aspect-4/3 w-full"
            />
            <div className="flex flex-1 flex-col p-4">
              <h3 className="text-base">
                <Link
                  to={href}
                  prefetch="intent"
                  className="text-ink no-underline after:absolute after:inset-0"
                >
                  {title}
                </Link>
              </h3>
              <p className="price mt-auto pt-2 text-xl">{price}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReadyToShop({ visit }: Pick<Data, "visit">) {
  const { askFinancing } = useShop();
  return (
    <section className="container-page pt-14" aria-labelledby="ready-to-shop">
      <div className="grid justify-items-center gap-4 rounded-card bg-[#1e4c39] px-6 py-10 text-center text-white sm:py-12">
        <h2 id="ready-to-shop" className="text-3xl sm:text-4xl">
          Ready to Shop?
        </h2>
        <p className="text-lg text-white/90">{visit}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <Link to="/deals" prefetch="intent" className={button("on-dark", "lg")}>
            Browse Deals
          </Link>
          <Link to="/financing" prefetch="intent" className={button("on-dark-outline", "lg")}>
            {askFinancing ?? "Financing Options"}
          </Link>
        </div>
      </div>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isMissing(error)) throw error;
  return <ArticleNotFound />;
}

function ArticleNotFound() {
  return (
    <div className="container-page grid place-items-center gap-5 py-16 text-center">
      <h1 className="text-4xl sm:text-5xl">Article Not Found</h1>
      <p className="max-w-md text-ink-soft">
        There is no article at this address. It may have moved, or the link may be mistyped.
      </p>
      <Link to="/blog" className={button()}>
        Back to Blog
      </Link>
    </div>
  );
}
