/**
 * Articles' Markdown to HTML that is safe by construction: only the marks listed here come through,
 * raw HTML is refused, and links lead to https, http or an address of this site. A fenced `plan`
 * block becomes a drawing (plan.ts).
 */
import { Marked, type Token, type Tokens } from "marked";
import type { Heading, Prose } from "#shop/articles.ts";
import { escapeHtml, plainText } from "#shop/html.ts";
import { renderPlan } from "./plan.ts";
import { smartQuotes } from "./smart-quotes.ts";

const allowed = new Set([
  "space",
  "heading",
  "paragraph",
  "text",
  "list",
  "list_item",
  "table",
  "blockquote",
  "hr",
  "strong",
  "em",
  "codespan",
  "link",
  "br",
  "escape",
]);

/** Renders an article's body. A mistake is thrown with its line, counted from 1 in what was given. */
export function renderMarkdown(source: string): Prose {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const content = this.parser.parseInline(tokens);
        const text = plainText(content);
        const id = slugify(text);
        if (depth === 2) headings.push({ id, text });
        return `<h${depth} id="${id}">${content}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const rel = href.startsWith("/") ? "" : ' rel="noopener"';
        return `<a href="${escapeHtml(href)}"${rel}>${this.parser.parseInline(tokens)}</a>`;
      },
      code({ text }) {
        return renderPlan(text);
      },
    },
  });

  const text = source.replace(/^```plan$.*?^```$|(?:(?!^```plan$).)+/gms, (part) =>
    part.startsWith("```plan") ? part : smartQuotes(part),
  );
  const tokens = marked.lexer(text);
  marked.walkTokens(tokens, (token) => {
    const mistake = mistakeIn(token);
    if (mistake) throw new MarkdownError(lineOf(token.raw, text), mistake);
  });
  // A wide table scrolls by itself, and a keyboard reaches what scrolls only with a tab stop.
  const html = marked
    .parser(tokens)
    .replaceAll(
      "<table>",
      '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table>',
    )
    .replaceAll("</table>", "</table></div>")
    // "8-inch" is never "8-" at the end of a line and "inch" on the next.
    .replace(/(?<=>[^<]*)[\d½¼¾]+-inch\b/g, '<span class="whitespace-nowrap">$&</span>');
  return { html, headings, words: countWords(plainText(html)) };
}

/** What is wrong with a body, and in which line of it. */
export class MarkdownError extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

function mistakeIn(token: Token) {
  if (token.type === "html") return "raw HTML is not allowed";
  if (token.type === "image") return "pictures are not allowed in the text";
  if (isPlan(token)) return mistakeInPlan(token);
  if (token.type === "heading" && ![2, 3].includes((token as Tokens.Heading).depth)) {
    return "headings are ## or ###";
  }
  if (token.type === "link") {
    const { href, title } = token as Tokens.Link;
    if (!/^(https?:\/\/|\/(?!\/))/.test(href))
      return `the link to "${href}" is neither https, http nor internal`;
    if (title) return "links have no titles";
  }
  return allowed.has(token.type) ? undefined : `"${token.type}" is not allowed`;
}

function isPlan(token: Token): token is Tokens.Code {
  return token.type === "code" && (token as Tokens.Code).lang === "plan";
}

function mistakeInPlan({ text }: Tokens.Code) {
  try {
    renderPlan(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function lineOf(raw: string, source: string) {
  return source.slice(0, Math.max(0, source.indexOf(raw.trim()))).split("\n").length;
}

export function slugify(text: string) {
  return text
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function countWords(text: string) {
  return text.split(" ").filter((word) => /[\p{L}\d]/u.test(word)).length;
}
