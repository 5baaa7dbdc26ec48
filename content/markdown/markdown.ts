/**
 * Articles' Markdown to HTML that is safe by construction: only the marks listed here come through, raw
 * HTML and pictures do not, and links lead to the web, to a page of this site, a phone or a mail address.
 * A fenced `plan` block becomes a drawing (plan.ts).
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

/** What is left out of an article's body, or shown otherwise than it was meant, and in which line, from 1. */
export interface MarkdownProblem {
  line: number;
  message: string;
}

const maxProblems = 20;

/** Renders an article's body. What may not be shown is left out and told among the problems. */
export function renderMarkdown(source: string): Prose & { problems: MarkdownProblem[] } {
  const problems: MarkdownProblem[] = [];
  const headings: Heading[] = [];
  const ids = new Set<string>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const content = this.parser.parseInline(tokens);
        const text = plainText(content);
        const id = newId(text, ids);
        if (depth <= 2) headings.push({ id, text });
        const level = depth <= 2 ? 2 : 3;
        return `<h${level} id="${id}">${content}</h${level}>\n`;
      },
      link({ href, tokens }) {
        const content = this.parser.parseInline(tokens);
        if (!isAllowed(href)) return content;
        const rel = /^http/.test(href) ? ' rel="noopener"' : "";
        return `<a href="${escapeHtml(href)}"${rel}>${content}</a>`;
      },
      code(token) {
        if (token.lang !== "plan") return `<p>${escapeHtml(token.text)}</p>\n`;
        return mistakeInPlan(token) ? "" : renderPlan(token.text);
      },
      del({ tokens }) {
        return this.parser.parseInline(tokens);
      },
      html: () => "",
      image: () => "",
      checkbox: () => "",
    },
  });

  const text = source.replace(/^```plan$.*?^```$|(?:(?!^```plan$).)+/gms, (part) =>
    part.startsWith("```plan") ? part : smartQuotes(part),
  );
  const tokens = marked.lexer(text);
  marked.walkTokens(tokens, (token) => {
    const message = mistakeIn(token);
    if (message && problems.length < maxProblems) {
      problems.push({ line: lineOf(token.raw, text), message });
    }
    // Text between certain tags would come through as it stands.
    if (token.type === "text") (token as Tokens.Text).escaped = false;
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
    .replace(/>[^<]+/g, (text) =>
      text.replace(/(?:\d+\.)?[\d½¼¾]+-inch\b/g, '<span class="whitespace-nowrap">$&</span>'),
    );
  return { html, headings, words: countWords(plainText(html)), problems };
}

/** A heading's part of an address, which no other of the article has. */
function newId(text: string, ids: Set<string>) {
  const id = slugify(text) || "section";
  let free = id;
  for (let count = 2; ids.has(free); count += 1) free = `${id}-${count}`;
  ids.add(free);
  return free;
}

/** The web, a page of this site, a phone or a mail address. */
const isAllowed = (href: string) =>
  /^(https?:\/\/|\/(?![/\\])|tel:\+?[\d().-]+$|mailto:[^\s@]+@[^\s@]+$)/.test(href);

function mistakeIn(token: Token) {
  if (token.type === "html") return "HTML is not shown";
  if (token.type === "image") return "pictures are not shown in the text";
  if (isPlan(token)) return mistakeInPlan(token);
  if (token.type === "heading" && ![2, 3].includes((token as Tokens.Heading).depth)) {
    return "headings are ## or ###";
  }
  if (token.type === "link") {
    const { href, title } = token as Tokens.Link;
    if (!isAllowed(href))
      return `the link to "${href}" leads neither to https:// nor to a page of this site, such as /deals`;
    if (title) return "links have no titles";
  }
  return allowed.has(token.type) ? undefined : `"${token.type}" is not shown as such`;
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
