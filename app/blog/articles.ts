/**
 * The blog: one Markdown file per article, read and checked at build time. For loaders only; a
 * mistake in a file stops the build with the file's name and the line.
 */
import * as v from "valibot";
import { isMap, LineCounter, parseDocument } from "yaml";
import { type PictureData, picture } from "#app/catalog/pictures.ts";
import { products } from "#app/catalog/products.ts";
import { type PictureName, pictures } from "#content/pictures.generated.ts";
import { type BlogCategory, categories } from "./categories.ts";
import { MarkdownError, type Prose, renderMarkdown, smarten } from "./markdown.ts";

const pictureNames = Object.keys(pictures) as PictureName[];
const slugs = new Set(products.map(({ slug }) => slug));

const frontMatter = v.strictObject({
  title: v.pipe(v.string(), v.minLength(5), v.maxLength(70)),
  excerpt: v.pipe(v.string(), v.minLength(90), v.maxLength(160)),
  category: v.picklist(categories.map(({ name }) => name)),
  image: v.picklist(pictureNames, "no picture has this name"),
  imageAlt: v.pipe(v.string(), v.minLength(10), v.maxLength(140)),
  published: v.pipe(v.string(), v.isoDate("published is a quoted date, YYYY-MM-DD")),
  /** The day on which the staff last went over every fact and sum. */
  checked: v.optional(v.pipe(v.string(), v.isoDate("checked is a quoted date, YYYY-MM-DD"))),
  products: v.array(
    v.pipe(
      v.string(),
      v.check((slug) => slugs.has(slug), "no product has this slug"),
    ),
  ),
});

/** One file, read: its front matter with the category looked up, and its rendered body. */
export interface ArticleFile extends Omit<v.InferOutput<typeof frontMatter>, "category">, Prose {
  /** The file's name, and the last part of the article's address. */
  id: string;
  category: BlogCategory;
  /** "5 min read". */
  readTime: string;
}

export interface Article extends ArticleFile {
  picture: PictureData;
}

const wordsPerMinute = 225;

/** Reads one article; `path` is for the message when something is wrong with it. */
export function parseArticle(path: string, text: string): ArticleFile {
  const fail = (line: number, message: string): never => {
    throw new Error(`${path}:${line}: ${message}`);
  };
  const parts = text.match(/^---\n(.*?\n)---\n(.*)$/s);
  if (!parts) return fail(1, "an article begins with front matter between two lines of ---");
  const [, yaml, body] = parts as unknown as [string, string, string];

  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const [broken] = document.errors;
  // Front matter starts on the file's second line.
  if (broken) return fail(lines.linePos(broken.pos[0]).line + 1, broken.message.split("\n")[0]!);
  const parsed = v.safeParse(frontMatter, document.toJS());
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const key = issue.path?.[0]?.key as string | undefined;
    const field = isMap(document.contents)
      ? document.contents.items.find((item) => String(item.key) === key)
      : undefined;
    const start = (field?.key as { range?: [number, number, number] } | undefined)?.range?.[0] ?? 0;
    return fail(lines.linePos(start).line + 1, key ? `${key}: ${issue.message}` : issue.message);
  }

  const { category, title, excerpt, ...facts } = parsed.output;
  const prose = render(body, (line, message) => fail(yaml.split("\n").length + 1 + line, message));
  return {
    id: path.replace(/^.*\/|\.md$/g, ""),
    ...facts,
    ...prose,
    title: smarten(title),
    excerpt: smarten(excerpt),
    category: categories.find(({ name }) => name === category)!,
    readTime: `${Math.round(prose.words / wordsPerMinute)} min read`,
  };
}

function render(body: string, fail: (line: number, message: string) => never) {
  try {
    return renderMarkdown(body);
  } catch (error) {
    if (error instanceof MarkdownError) return fail(error.line, error.message);
    throw error;
  }
}

const files = import.meta.glob<string>("../../content/articles/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every article, the newest first. */
export const articles: readonly Article[] = Object.entries(files)
  .map(([path, text]) => parseArticle(path.replace("../../", ""), text))
  .map((article) => ({ ...article, picture: picture(article.image) }))
  .sort((a, b) => b.published.localeCompare(a.published) || a.id.localeCompare(b.id));

/** The article of that id; a 404 where there is none. */
export function requireArticle(id: string | undefined): Article {
  const article = articles.find((candidate) => candidate.id === id);
  if (!article) throw new Response("Article not found", { status: 404 });
  return article;
}
