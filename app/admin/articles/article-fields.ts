import * as v from "valibot";
import { type ArticleRow, categories } from "#shop/articles.ts";
import { foldText } from "../fold-text.ts";
import { checkbox, field, full } from "../kit/fields.tsx";
import { partsOf, picked, textsOf, together, words, wordsIfAny } from "../kit/schema.ts";

const maxId = 80;

/** The last part of an article's address, made of its title: "how-to-oil-a-table". */
export const idOf = (title: string) =>
  foldText(title)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, maxId)
    .replaceAll(/^-|-$/g, "");

const slugIn = (line: string) =>
  line
    .trim()
    .replace(/[?#].*$/, "")
    .split("/")
    .filter(Boolean)
    .at(-1) ?? "";

const dayMessage = "Enter a date.";
const day = v.pipe(v.string(), v.isoDate(dayMessage));

const body = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== "", "Enter the article’s text."),
  v.maxLength(20_000, "That’s over 20,000 characters. Split it into two articles."),
);

const products = v.pipe(
  v.string(),
  v.check((text) => partsOf(text).length <= 12, "Enter up to 12 products."),
);

const fields = v.object({
  is_shown: checkbox("Show on the site"),
  title: field("Title", words(90, "Enter a title of up to 90 characters."), full),
  id: field("Address", v.pipe(v.string(), v.trim()), {
    ...{ ...full, autoCapitalize: "none", spellCheck: false },
    by: ({ id, title = "" }) => ({
      placeholder: idOf(title),
      hint: `Can’t be changed later: /blog/${id || idOf(title) || "…"}`,
    }),
  }),
  excerpt: field("Summary", words(300, "Enter a summary of up to 300 characters."), { rows: 2 }),
  category: field("Category", picked(categories.map(({ slug }) => slug)), {
    options: categories.map(({ slug, name }) => [slug, name] as const),
  }),
  byline: field("Author", wordsIfAny(80, "Enter up to 80 characters."), {
    hint: "Leave blank for “the shop’s staff.”",
  }),
  published: field("Published", day, { type: "date" }),
  checked: field("Facts checked", v.union([v.literal(""), day], dayMessage), {
    type: "date",
    hint: "The day someone checked every fact and figure.",
  }),
  picture: v.pipe(v.string(), v.nonEmpty("Choose a picture.")),
  picture_alt: field(
    "What the picture shows",
    words(200, "Describe the picture in up to 200 characters."),
    { ...full, hint: "For people who can’t see it." },
  ),
  body: field("Text", body, { rows: 12, className: "max-h-[70vh]" }),
  products: field("Products shown below it", products, {
    rows: 3,
    placeholder: "One address or slug per line",
  }),
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

export const articleSchema = v.pipe(
  together(fields, (texts) => {
    const [typed, title] = [texts.id.trim(), texts.title.trim()];
    const id = typed || idOf(title);
    const isRight = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && id.length <= maxId && id !== "category";
    // Without a title, that is what is wrong.
    if (isRight || (!typed && !title)) return {};
    return { id: "Use lowercase letters, digits and single hyphens, up to 80 characters." };
  }),
  v.transform((fields) => ({ ...rowOfFields(fields), is_shown: fields.is_shown })),
);
