import { Icon } from "#app/ui/icon.tsx";
import type { Heading } from "#shop/articles.ts";
import { ArticleHeader, type ArticleHeaderProps } from "./article-header.tsx";

interface ArticleViewProps {
  article: ArticleHeaderProps["article"] & { headings: readonly Heading[] };
  /** What stands below the text. */
  children?: React.ReactNode;
}

/** An article with its contents, on its page and in the back office's preview. */
export function ArticleView({ article, children }: ArticleViewProps) {
  return (
    <article className="container-page pt-6">
      <ArticleHeader article={article} />
      <div className="mx-auto mt-8 grid max-w-[62rem] grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,65ch)_1fr]">
        <Contents headings={article.headings} />
        <div
          className="prose lg:col-start-1 lg:row-start-1"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by markdown.ts to elements that it knows.
          dangerouslySetInnerHTML={{ __html: article.html }}
        />
        {children}
      </div>
    </article>
  );
}

const manyHeadings = 5;

/** The way into a long article: beside the text on wide screens, folded away above it on others. */
function Contents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < manyHeadings) return null;
  const list = (
    <ol className="mt-2 grid">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-10 items-center py-1 leading-snug text-ink-soft no-underline hover:text-ink hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav
      aria-label="In this article"
      className="no-print lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <details className="group rounded-card bg-sunken px-5 py-2 lg:hidden">
        <summary className="flex min-h-11 list-none items-center justify-between font-bold [&::-webkit-details-marker]:hidden">
          In this article
          <Icon name="down" className="transition-transform group-open:rotate-180" />
        </summary>
        {list}
      </details>
      <div className="sticky top-32 hidden border-l-4 border-line pl-5 lg:block">
        <p className="font-display font-bold">In this article</p>
        {list}
      </div>
    </nav>
  );
}
