/**
 * Reads one Markdown file with front matter as an article; a mistake is thrown with the file's name
 * and the line.
 */
import * as v from "valibot";
import { isMap, LineCounter, parseDocument } from "yaml";
import { type ArticleText, categories } from "#shop/articles.ts";
import { MarkdownError, renderMarkdown } from "./markdown.ts";
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

/** Reads one article; `path` is for the message when something is wrong with it. */
export function parseArticle(path: string, text: string, known: Known): ArticleText {
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

  const { category, title, excerpt, ...facts } = parsed.output;
  const prose = render(body, (line, message) => fail(yaml.split("\n").length + 1 + line, message));
  return {
    id: path.replace(/^.*\/|\.md$/g, ""),
    ...facts,
    ...prose,
    title: smartQuotes(title),
    excerpt: smartQuotes(excerpt),
    category: categories.find(({ name }) => name === category)!.slug,
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
