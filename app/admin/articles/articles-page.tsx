import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { button } from "#app/ui/button.ts";
import { articlePath, categories } from "#shop/articles.ts";
import { matcher } from "../fold-text.ts";
import { ActButton } from "../kit/act-button.tsx";
import { Choice } from "../kit/choice.tsx";
import {
  listAddress,
  oneOf,
  type Searched,
  searched,
  useListAddress,
} from "../kit/list-address.ts";
import { ListPage } from "../kit/list-page.tsx";
import { PageHead } from "../kit/page-head.tsx";
import { Pages, pageOf } from "../kit/pages.tsx";
import { ArticleEditor } from "./article-editor.tsx";
import { type ArticleItem, articlesQuery, showArticle } from "./articles.queries.ts";

interface ArticleFilter extends Searched {
  category: string;
  shown: "all" | "shown" | "hidden";
  origin: "all" | "own" | "sample";
}

export const articleAddress = listAddress<ArticleFilter>({
  search: searched.search,
  category: oneOf<string>("category", "all", ["all", ...categories.map(({ slug }) => slug)]),
  shown: oneOf("shown", "all", ["all", "shown", "hidden"]),
  origin: oneOf("from", "all", ["all", "own", "sample"]),
  page: searched.page,
});

export function matchArticles(
  articles: readonly ArticleItem[],
  { search, category, shown, origin }: ArticleFilter,
): ArticleItem[] {
  const matches = matcher(search);
  return articles.filter(
    (article) =>
      (category === "all" || article.category === category) &&
      (shown === "all" || article.is_shown === (shown === "shown")) &&
      (origin === "all" || article.is_sample === (origin === "sample")) &&
      matches(`${article.title} ${article.id}`),
  );
}

export default function ArticlesPage() {
  const [params] = useSearchParams();
  const id = params.get("article");
  return id === null ? <ArticleList /> : <ArticleEditor key={id} id={id} />;
}

const pageSize = 50;
const words = {
  failed: "Failed to load the articles.",
  noneFound: "No articles match your filters.",
  noneYet: "No articles yet.",
  noneYetHint: "Write the first one with “New article”.",
};
function ArticleList() {
  const query = useQuery(articlesQuery);
  const { data: articles = [] } = query;
  const { state, typed, type, change, filtersSet, isFiltered, showAll } =
    useListAddress(articleAddress);
  const found = matchArticles(articles, { ...state, search: typed });
  const { shown, paging } = pageOf(found, state.page, pageSize);
  return (
    <div className="grid grid-cols-1 gap-3">
      <PageHead title="Articles">
        <Link to="/admin/articles?article=new" className={button("primary", "sm")}>
          New article
        </Link>
      </PageHead>
      <ListPage
        search={{
          ...{ label: "Search articles by title", placeholder: "Title", value: typed },
          onType: type,
        }}
        filters={
          <>
            <Choice
              label="Category"
              value={state.category}
              options={[["all", "Any category"], ...categories.map(optionOf)]}
              onChange={(category) => change({ category })}
            />
            <Choice
              label="On the site"
              value={state.shown}
              options={[
                ["all", "Shown and hidden"],
                ["shown", "Shown"],
                ["hidden", "Hidden"],
              ]}
              onChange={(shown) => change({ shown })}
            />
            <Choice
              label="Written by"
              value={state.origin}
              options={[
                ["all", "Sample and own"],
                ["own", "Own"],
                ["sample", "Sample"],
              ]}
              onChange={(origin) => change({ origin })}
            />
          </>
        }
        filtersSet={filtersSet}
        count={found.length}
        state={{
          ...{ noun: "article", words, all: articles.length, of: query, isFiltered },
          onShowAll: showAll,
        }}
        pages={
          <Pages
            noun="article"
            {...paging}
            all={articles.length}
            onChange={({ page = 1 }) => change({ page })}
          />
        }
      >
        <ul
          aria-label="Articles"
          className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface"
        >
          {shown.map((article) => (
            <Row key={article.id} article={article} />
          ))}
        </ul>
      </ListPage>
    </div>
  );
}

const optionOf = ({ slug, name }: { slug: string; name: string }) => [slug, name] as const;

const days = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

function Row({ article }: { article: ArticleItem }) {
  const { id, title, category, published, is_shown, is_sample } = article;
  return (
    <li className="flex items-center gap-3 p-2 sm:px-3">
      <div className="min-w-0 flex-1">
        <Link
          to={`/admin/articles?article=${id}`}
          discover="none"
          className="line-clamp-2 font-semibold text-ink no-underline hover:underline"
        >
          {title}
        </Link>
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
          <span>{categories.find(({ slug }) => slug === category)?.name}</span>
          <span>{days.format(new Date(published))}</span>
          {is_sample ? <span>Sample</span> : null}
          {is_shown ? (
            <a
              href={articlePath(id)}
              target="_blank"
              rel="noopener"
              className="-my-3 inline-flex min-h-11 min-w-11 items-center fine:my-0 fine:min-h-0"
            >
              View<span className="sr-only"> {title}</span>
            </a>
          ) : (
            <b className="text-tag">Hidden</b>
          )}
        </p>
      </div>
      <ActButton
        refused={`“${title}” wasn’t changed.`}
        about={`articles ${id}`}
        act={async () => {
          const undo = await showArticle(article, !is_shown);
          const done = `“${title}” is ${is_shown ? "hidden" : "on the site"}.`;
          return { title: done, undo };
        }}
      >
        {is_shown ? "Hide" : "Show"}
        <span className="sr-only"> {title}</span>
      </ActButton>
    </li>
  );
}
