/** Articles as they are written, in a file with front matter or in a row, and as they are shown. */
import * as v from "valibot";
import { isMap, LineCounter, parseDocument } from "yaml";
import { type ArticleRow, type ArticleText, categories } from "#shop/articles.ts";
import { escapeHtml } from "#shop/html.ts";
import { type MarkdownProblem, renderMarkdown } from "./markdown.ts";
import { smartQuotes } from "./smart-quotes.ts";

const frontMatter = v.strictObject({
  title: v.pipe(v.string(), v.minLength(5), v.maxLength(70)),
  excerpt: v.pipe(v.string(), v.minLength(90), v.maxLength(160)),
  category: v.picklist(categories.map(({ name }) => name)),
  image: v.string(),
  imageAlt: v.pipe(v.string(), v.minLength(10), v.maxLength(140)),
  published: v.pipe(v.string(), v.isoDate("published is a quoted date, YYYY-MM-DD")),
  /** The day on which the staff last went over every fact and sum. */
  checked: v.optional(v.pipe(v.string(), v.isoDate("checked is a quoted date, YYYY-MM-DD"))),
  products: v.array(v.string()),
});

/** What an article may name. */
interface Known {
  pictures: ReadonlySet<string>;
  products: ReadonlySet<string>;
}

const wordsPerMinute = 225;

/** Reads one Markdown file; a mistake in its front matter is thrown with the file's path and the line. */
export function parseArticle(path: string, text: string, known: Known): ArticleRow {
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
  const failAt = (key: string | undefined, message: string): never => {
    const field = isMap(document.contents)
      ? document.contents.items.find((item) => String(item.key) === key)
      : undefined;
    const start = (field?.key as { range?: [number, number, number] } | undefined)?.range?.[0] ?? 0;
    return fail(lines.linePos(start).line + 1, key ? `${key}: ${message}` : message);
  };
  const parsed = v.safeParse(frontMatter, document.toJS());
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return failAt(issue.path?.[0]?.key as string | undefined, issue.message);
  }
  const { image, products } = parsed.output;
  if (!known.pictures.has(image)) return failAt("image", "no picture has this name");
  if (!products.every((slug) => known.products.has(slug))) {
    return failAt("products", "no product has this slug");
  }

  const { category, imageAlt, checked = null, ...facts } = parsed.output;
  return {
    ...{ title: facts.title, excerpt: facts.excerpt, published: facts.published, checked },
    ...{ id: path.replace(/^.*\/|\.md$/g, ""), body, byline: "", products },
    ...{ picture: image, picture_alt: imageAlt },
    category: categories.find(({ name }) => name === category)!.slug,
  };
}

/** The article as its page shows it, and what is wrong with its body. Never throws. */
export function renderArticle(row: ArticleRow): {
  article: ArticleText;
  problems: MarkdownProblem[];
} {
  const { id, published, checked, products, picture, picture_alt, byline } = row;
  const { problems, ...prose } = render(row.body);
  const article = {
    ...{ id, published, products, image: picture, imageAlt: picture_alt, ...prose },
    ...(checked ? { checked } : {}),
    ...(byline ? { byline: smartQuotes(byline) } : {}),
    ...(row.is_sample ? { isSample: true as const } : {}),
    title: smartQuotes(row.title),
    excerpt: smartQuotes(row.excerpt),
    category: row.category,
    readTime: `${Math.max(1, Math.round(prose.words / wordsPerMinute))} min read`,
  };
  return { article, problems };
}

/** A text that cannot be read as Markdown, such as a thousand lists in each other, is shown as it was typed. */
function render(body: string) {
  try {
    return renderMarkdown(body);
  } catch {
    const message = "this text cannot be read as Markdown";
    const html = `<p>${escapeHtml(body)}</p>`;
    const words = body.split(/\s+/).length;
    return { html, headings: [], words, problems: [{ line: 1, message }] };
  }
}
