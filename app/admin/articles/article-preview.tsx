import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import articleCss from "#app/blog/article.css?url";
import { ArticleView } from "#app/blog/article-view.tsx";
import { renderArticle } from "#content/markdown/article-text.ts";
import { categories } from "#shop/articles.ts";
import { useShownPicture } from "../pictures/use-shown-picture.ts";
import { PreviewFrame } from "../products/editor/preview-frame.tsx";
import { firstScreen, ScreenChoice } from "../products/editor/screen-choice.tsx";
import { productsQuery } from "../records/records.queries.ts";
import { Section } from "../section.tsx";
import { adviceOn } from "./article-advice.ts";
import { type ArticleFields, rowOfFields } from "./article-fields.ts";
import {
  articlePicturesQuery,
  articlesQuery,
  pictureOf,
  sitePathsQuery,
} from "./articles.queries.ts";

interface ArticlePreviewProps {
  fields: ArticleFields;
  id: string | undefined;
}

/** The article's page of what is typed, made by the code that makes the page, and what the house's rules say. */
export default function ArticlePreview({ fields, id }: ArticlePreviewProps) {
  const [screen, setScreen] = useState(firstScreen);
  const { data: pictures = [] } = useQuery(articlePicturesQuery);
  const row = useMemo(() => rowOfFields(fields), [fields]);
  const rendered = useMemo(() => renderArticle(row), [row]);
  const advice = useAdvice(row, rendered, id);
  const { article } = rendered;
  const found = pictureOf(pictures, row.picture);
  const url = useShownPicture(found?.original)?.url;
  // What follows in the addresses of its sizes is no part of a data address.
  const picture = found?.original ? url && { ...found, src: `${url}#` } : found;
  return (
    <div className="grid gap-4 lg:sticky lg:top-16">
      <Section title="House rules">
        {advice.length > 0 ? (
          <ul className="grid max-h-60 gap-1.5 overflow-y-auto text-sm [overflow-wrap:anywhere]">
            {advice.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        ) : (
          <p className="text-sm">This article follows all of them.</p>
        )}
        <p className="mt-2 text-sm text-ink-soft">
          {article.readTime} · {article.words} words. You can save and show it anyway.
        </p>
      </Section>
      <section aria-labelledby="preview" className="grid gap-2">
        <ScreenChoice title="Preview" screen={screen} onChoose={setScreen} />
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard, too.
          tabIndex={0}
          aria-label="Preview of the article’s page"
          className="max-h-[70vh] overflow-y-auto"
        >
          <div inert>
            <PreviewFrame title="The article’s page" width={screen}>
              <link rel="stylesheet" href={articleCss} />
              {picture ? (
                <ArticleView
                  article={{
                    ...article,
                    picture,
                    published: isDay(article.published) ? article.published : "2000-01-01",
                    category: categories.find(({ slug }) => slug === row.category)!,
                  }}
                />
              ) : null}
            </PreviewFrame>
          </div>
        </section>
      </section>
    </div>
  );
}

/** A day that is being typed is none yet. */
const isDay = (text: string) => !Number.isNaN(Date.parse(text));

function useAdvice(
  row: ReturnType<typeof rowOfFields>,
  rendered: ReturnType<typeof renderArticle>,
  id: string | undefined,
) {
  const { data: paths } = useQuery(sitePathsQuery);
  const { data: products } = useQuery(productsQuery);
  const { data: articles = [] } = useQuery(articlesQuery);
  const { data: pictures } = useQuery(articlePicturesQuery);
  return useMemo(() => {
    const live = products?.filter(({ state }) => state === "live");
    return adviceOn(row, rendered, {
      paths,
      products: live && new Set(live.map(({ slug }) => slug)),
      pictures: pictures && new Set(pictures.map(({ name }) => name)),
      others: articles.filter((other) => other.id !== id),
    });
  }, [row, rendered, id, paths, products, articles, pictures]);
}
