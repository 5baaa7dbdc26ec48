/** What the form of an article holds, as texts, and the row that it becomes. */
import * as v from "valibot";
import { type ArticleRow, categories } from "#shop/articles.ts";
import { foldText } from "../fold-text.ts";
import { checkFields, partsOf, picked, textsOf, words, yes } from "../kit/schema.ts";

const maxId = 80;

/** The last part of an article's address, made of its title: "how-to-oil-a-table". */
export const idOf = (title: string) =>
  foldText(title)
    .replaceAll(/['’]/g, "")
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

const fields = v.object({
  id: v.pipe(v.string(), v.trim()),
  title: words(90, "Enter a title of up to 90 characters."),
  excerpt: words(300, "Enter a summary of up to 300 characters."),
  category: picked(categories.map(({ slug }) => slug)),
  byline: v.pipe(v.string(), v.trim(), v.maxLength(80, "Enter up to 80 characters.")),
  published: day,
  checked: v.union([v.literal(""), day], dayMessage),
  picture: v.pipe(v.string(), v.nonEmpty("Choose a picture.")),
  picture_alt: words(200, "Describe the picture in up to 200 characters."),
  products: v.pipe(
    v.string(),
    v.check((text) => partsOf(text).length <= 12, "Enter up to 12 products."),
  ),
  body: v.pipe(
    v.string(),
    v.check((text) => text.trim() !== "", "Enter the article’s text."),
    v.maxLength(20_000, "That’s over 20,000 characters. Split it into two articles."),
  ),
  is_shown: yes,
});

export type ArticleFields = v.InferInput<typeof fields>;
export type ArticleValues = ArticleRow & { is_shown: boolean };

export const emptyArticle = (today: string): ArticleFields => ({
  ...textsOf({}, fields),
  ...{ category: categories[0].slug, published: today, is_shown: "yes" },
});

/** What is drawn from fields as they are typed, whatever is wrong with them: what the preview shows. */
export const rowOfFields = ({
  is_shown: _,
  ...fields
}: Omit<ArticleFields, "is_shown"> & { is_shown?: unknown }): ArticleRow => ({
  ...fields,
  id: fields.id || idOf(fields.title),
  category: fields.category as ArticleRow["category"],
  byline: fields.byline.trim(),
  checked: fields.checked || null,
  products: partsOf(fields.products).map(slugIn).filter(Boolean),
});

/** The row that the form stands for. */
export const articleSchema = v.pipe(
  fields,
  checkFields(({ id: typed, title }) => {
    const id = typed || idOf(title);
    const isRight = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && id.length <= maxId && id !== "category";
    // Without a title, that is what is wrong.
    if (isRight || (!typed && !title)) return {};
    return { id: "Use lowercase letters, digits and single hyphens, up to 80 characters." };
  }),
  v.transform((fields) => ({ ...rowOfFields(fields), is_shown: fields.is_shown })),
);
