import { Link } from "react-router";
import { ListPicture } from "#app/ui/list-picture.tsx";
import type { CardFacts } from "./article-card-facts.ts";
import { articlePath } from "./categories.ts";

interface ArticleCardProps {
  article: CardFacts;
  /** The level of its title below the page's headings. */
  heading?: "h2" | "h3";
  priority?: boolean;
}

/** An article in a list: picture, category, title, excerpt and read time; all of it is the link. */
export function ArticleCard({ article, heading: Heading = "h2", priority }: ArticleCardProps) {
  const { id, title, excerpt, readTime, picture, category } = article;
  return (
    <li className="relative flex overflow-hidden rounded-card sm:flex-col border border-line bg-surface shadow-card transition-shadow hover:shadow-lift">
      <ListPicture
        src={picture}
        // The title beside it says what the article is about.
        alt=""
        sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 7rem"
        priority={priority}
        className="block w-28 shrink-0 overflow-hidden bg-sunken sm:aspect-3/2 sm:w-full"
        imageClassName="size-full object-cover"
      />
      <div className="flex flex-1 flex-col p-4 sm:p-5">
        <p className="text-sm font-bold text-brass">{category}</p>
        <Heading className="mt-1 text-lg sm:text-xl">
          <Link
            to={articlePath(id)}
            discover="none"
            prefetch="intent"
            className="text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        </Heading>
        <p className="mt-2 mb-4 text-ink-soft max-sm:hidden">{excerpt}</p>
        <p className="mt-auto text-sm text-ink-soft max-sm:pt-2">{readTime}</p>
      </div>
    </li>
  );
}
