import { Link } from "react-router";
import { ListPicture } from "#app/ui/picture.tsx";
import { articlePath } from "#shop/articles.ts";
import type { CardFacts } from "./article-card-facts.ts";

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
    <li className="article-card">
      <ListPicture
        src={picture}
        // The title beside it says what the article is about.
        alt=""
        sizes="(min-width: 64rem) 31vw, (min-width: 40rem) 50vw, 12.5rem"
        priority={priority}
      />
      <div>
        <p>{category}</p>
        <Heading>
          <Link to={articlePath(id)} discover="none" prefetch="intent">
            {title}
          </Link>
        </Heading>
        <p className="max-sm:hidden">{excerpt}</p>
        <p>{readTime}</p>
      </div>
    </li>
  );
}
