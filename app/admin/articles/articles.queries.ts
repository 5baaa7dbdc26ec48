/** What the pages of articles read and write. Each write throws what the database refuses. */
import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import type { PictureData } from "#shop/pictures.ts";
import { saveRow, undoOf, writeRow } from "../records/row-writes.ts";
import { read, readAll, rowsQuery } from "../requests.ts";
import type { ArticleValues } from "./article-fields.ts";

const readArticles = (signal: AbortSignal) =>
  read(
    signal,
    db()
      .from("articles")
      .select("id, category, title, published, picture, is_shown, is_sample, version")
      .order("published", { ascending: false })
      .order("id"),
  );

export type ArticleItem = Awaited<ReturnType<typeof readArticles>>[number];

export const articlesQuery = queryOptions({
  queryKey: ["articles"],
  queryFn: ({ signal }) => readArticles(signal),
  staleTime: 30_000,
});

/** One with its text; null where there is none of that address. */
export const articleQuery = (id: string) =>
  rowsQuery(["articles", id], () => db().from("articles").select("*").eq("id", id).maybeSingle());

export interface ArticlePicture extends PictureData {
  name: string;
  words: string;
  /** Of one that was uploaded for an article: no page of the site may show it yet. */
  original?: string;
  /** Why the store could not make it ready. */
  problem?: string | null;
}

/** Those uploaded for articles and for products, the newest first, then those that come with the code. */
export const articlePicturesQuery = queryOptions({
  queryKey: ["article-pictures"],
  queryFn: async ({ signal }): Promise<ArticlePicture[]> => {
    const [{ pictures }, ofArticles, uploaded] = await Promise.all([
      import("#content/pictures.generated.ts"),
      readAll(signal, () =>
        db()
          .from("product_pictures")
          .select("name, original, problem")
          .like("place", "article-%")
          .order("updated_at", { ascending: false })
          .order("id"),
      ),
      readAll(signal, () =>
        db()
          .from("pictures")
          .select("name, hash, width, height, widths, color, alt")
          .order("created_at", { ascending: false })
          .order("name"),
      ),
    ]);
    const own = new Set(ofArticles.map(({ name }) => name));
    const others = uploaded.filter(({ name }) => !own.has(name));
    const taken = new Set(others.map(({ name }) => name));
    const bundled = Object.entries(pictures).filter(([name]) => !taken.has(name));
    return [
      ...ofArticles.map((one) => ({ ...one, ...unmade, words: "" })),
      ...others.map(({ hash, alt, ...facts }) => ({
        ...facts,
        src: `/pictures/${facts.name}-${hash}`,
        words: alt,
      })),
      ...bundled.map(([name, { hash, ...facts }]) => ({
        ...{ ...facts, name, src: `/pictures/${name}-${hash}` },
        words: name.replaceAll(/-+/g, " "),
      })),
    ];
  },
  staleTime: 60_000,
});

/** What is known of a picture that is shown by its original. */
const unmade = { src: "", width: 800, height: 600, widths: [800], color: "#ece7df" };

/** This original, which is at the shop, is one of those that articles may have; answers its name. */
export async function addArticlePicture(original: string): Promise<string> {
  const place = `article-${original.slice(0, 64)}`;
  await db().rpc("set_shop_picture", { place, original }).throwOnError();
  const { data } = await db()
    .from("product_pictures")
    .select("name")
    .eq("place", place)
    .single()
    .throwOnError();
  return data.name;
}

export const sitePathsQuery = queryOptions({
  queryKey: ["site-paths"],
  queryFn: async ({ signal }): Promise<ReadonlySet<string>> => {
    const answer = await fetch("/sitemap.xml", { signal });
    if (!answer.ok) throw new Error(`/sitemap.xml answered ${answer.status}`);
    const found = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
    return new Set(found.map(([, address]) => new URL(address!).pathname));
  },
  staleTime: 60_000,
  retry: 1,
});

/** A new one where `version` is 0, or other facts over that version; answers how that is taken back. */
export async function saveArticle({ id, ...values }: ArticleValues, version: number) {
  await saveRow("articles", { id, version }, values);
  return undoOf("articles", id, version + 1);
}

export async function showArticle({ id, version }: ArticleItem, isShown: boolean) {
  await writeRow("articles", id, { is_shown: isShown, version });
  return undoOf("articles", id, version + 1);
}

export const pictureOf = (pictures: readonly ArticlePicture[], name: string) =>
  pictures.find((picture) => picture.name === name) ??
  pictures.find((picture) => picture.name === "not-found");
