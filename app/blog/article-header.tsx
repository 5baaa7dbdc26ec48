import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { categoryPath } from "#shop/articles.ts";
import type { Article } from "./articles.ts";

const dates = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

export interface ArticleHeaderProps {
  article: Pick<Article, "title" | "readTime" | "published" | "picture" | "imageAlt" | "html"> & {
    checked?: string | undefined;
    byline?: string | undefined;
    isSample?: true;
    category: Pick<Article["category"], "slug" | "name">;
  };
}

/** The title, who wrote it and when, and the picture. */
export function ArticleHeader({ article }: ArticleHeaderProps) {
  const { title, category, readTime, published, checked, byline } = article;
  const { picture, imageAlt, html, isSample } = article;
  const author = byline ? `By ${byline}` : isSample ? "" : "By the shop’s staff";
  return (
    <header className="mx-auto grid max-w-[62rem] items-center gap-x-10 gap-y-6 lg:grid-cols-2">
      <div>
        <Link
          to="/blog"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-spruce no-underline hover:underline no-print"
        >
          <Icon name="arrow" className="size-4 rotate-180" />
          Back to Blog
        </Link>
        <div className="mt-3">
          <Link
            to={categoryPath(category.slug)}
            className="inline-flex min-h-8 items-center rounded-full bg-brass-wash px-3.5 text-sm font-bold text-brass no-underline hover:underline"
          >
            {category.name}
          </Link>
          <h1 className="mt-3 text-4xl sm:text-5xl">{title}</h1>
          <p className="mt-4 flex flex-wrap items-center gap-x-2.5 text-ink-soft">
            <Icon name="clock" className="no-print" />
            {readTime}
            <span aria-hidden="true">·</span>
            <time dateTime={published}>{dates.format(new Date(published))}</time>
          </p>
          <p className="mt-1 text-ink-soft">
            {author}
            {checked ? (
              <>
                {author ? " · Checked on " : "Checked on "}
                <time dateTime={checked} className="whitespace-nowrap">
                  {dates.format(new Date(checked))}
                </time>
                {/* What it reckons with was asked then; what a piece costs today stands on its page. */}
                {html.includes("$") ? ", at that day’s prices" : null}
              </>
            ) : null}
          </p>
        </div>
      </div>
      <Picture
        picture={picture}
        alt={imageAlt}
        sizes="(min-width: 64rem) 30rem, 92vw"
        priority
        className="aspect-3/2 w-full rounded-card no-print"
      />
    </header>
  );
}
