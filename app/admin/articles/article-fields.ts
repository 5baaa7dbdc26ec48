/** What the form of an article holds, as texts, and the row that it becomes. */
import * as v from "valibot";
import { type ArticleRow, categories } from "#shop/articles.ts";
import type { Tables } from "#supabase/database.types.ts";
import { words, yes } from "../kit/schema.ts";

export type ArticleFields = Record<
  | ("id" | "title" | "excerpt" | "category" | "byline" | "published" | "checked")
  | ("picture" | "pictureAlt" | "products" | "body" | "isShown"),
  string
>;

export type ArticleValues = ArticleRow & { is_shown: boolean };

export const articleFields = (row: Tables<"articles">): ArticleFields => ({
  ...{ id: row.id, title: row.title, excerpt: row.excerpt, category: row.category },
  ...{ byline: row.byline, published: row.published, checked: row.checked ?? "" },
  ...{ picture: row.picture, pictureAlt: row.picture_alt, body: row.body },
  products: row.products.join("\n"),
  isShown: row.is_shown ? "yes" : "no",
});

export const emptyArticle = (today: string): ArticleFields => ({
  ...{ id: "", title: "", excerpt: "", category: categories[0].slug, byline: "" },
  ...{ published: today, checked: "", picture: "", pictureAlt: "", products: "", body: "" },
  isShown: "yes",
});

const maxId = 80;

/** The last part of an article's address, made of its title: "how-to-oil-a-table". */
export const idOf = (title: string) =>
  title
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, maxId)
    .replaceAll(/^-|-$/g, "");

/** The slug in a product's slug or address. */
const slugIn = (line: string) =>
  line
    .trim()
    .replace(/[?#].*$/, "")
    .split("/")
    .filter(Boolean)
    .at(-1) ?? "";

const dayMessage = "Enter a date.";
const day = v.pipe(v.string(), v.isoDate(dayMessage));

/** What is drawn from fields as they are typed, whatever is wrong with them: what the preview shows. */
export const rowOfFields = (fields: ArticleFields): ArticleRow => ({
  ...{ id: fields.id || idOf(fields.title), title: fields.title, excerpt: fields.excerpt },
  ...{
    category: fields.category as ArticleRow["category"],
    byline: fields.byline.trim(),
    published: fields.published,
  },
  ...{ checked: fields.checked || null, picture: fields.picture, picture_alt: fields.pictureAlt },
  ...{ body: fields.body, products: fields.products.split("\n").map(slugIn).filter(Boolean) },
});

/** The row that the form stands for. */
export const articleSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.trim()),
    title: words(90, "Enter a title of up to 90 characters."),
    excerpt: words(300, "Enter a summary of up to 300 characters."),
    category: v.picklist(categories.map(({ slug }) => slug)),
    byline: v.pipe(v.string(), v.trim(), v.maxLength(80, "Enter up to 80 characters.")),
    published: day,
    checked: v.union([v.literal(""), day], dayMessage),
    picture: v.pipe(v.string(), v.nonEmpty("Choose a picture.")),
    pictureAlt: words(200, "Describe the picture in up to 200 characters."),
    products: v.pipe(
      v.string(),
      v.check(
        (text) => text.split("\n").filter((line) => line.trim()).length <= 12,
        "Enter up to 12 products.",
      ),
    ),
    body: v.pipe(
      v.string(),
      v.check((text) => text.trim() !== "", "Enter the article’s text."),
      v.maxLength(20_000, "That’s over 20,000 characters. Split it into two articles."),
    ),
    isShown: yes,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const id = value.id || idOf(value.title);
    if (value.id === "" && value.title === "") return;
    if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && id.length <= maxId && id !== "category") return;
    const message = "Use lowercase letters, digits and single hyphens, up to 80 characters.";
    const path = { type: "object", origin: "value", input: value, key: "id", value: id } as const;
    addIssue({ message, path: [path] });
  }),
  v.transform(
    ({ isShown, ...fields }): ArticleValues => ({
      ...rowOfFields({ ...fields, isShown: "" }),
      is_shown: isShown,
    }),
  ),
);
