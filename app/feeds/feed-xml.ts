/** RSS 2.0 with Google's namespace, which merchant centers of Google, Meta and Microsoft all read. */
import { escapeHtml } from "#shop/html.ts";

/** An element's name, such as "title" or "g:price", and its text; undefined leaves it out. */
export type FeedField = readonly [name: string, text: string | undefined];

export interface FeedHead {
  title: string;
  link: string;
  description: string;
}

/** An item of a feed as text. */
export const feedItem = (fields: readonly FeedField[]) =>
  `    <item>\n${elements(fields, "      ")}\n    </item>\n`;

/** A feed with these items. */
export function feedXml(head: FeedHead, items: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
  <channel>
${elements(Object.entries(head), "    ")}
${items.join("")}  </channel>
</rss>
`;
}

/** As it is served. */
export const xmlResponse = (text: string) =>
  new Response(text, { headers: { "Content-Type": "application/xml; charset=utf-8" } });

function elements(fields: readonly FeedField[], indent: string) {
  return fields
    .flatMap(([name, text]) => (text ? `${indent}<${name}>${xmlText(text)}</${name}>` : []))
    .join("\n");
}

/** XML has no way to write most control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function xmlText(text: string) {
  // Most texts are numbers and plain words, of which there are tens of thousands.
  if (/^[\w .,:/-]*$/.test(text)) return text;
  return escapeHtml(text.toWellFormed().replace(unwritable, ""));
}

/** "1299.00 USD". */
export const feedMoney = (cents: number) => `${(cents / 100).toFixed(2)} USD`;

/** A text of at most so many characters; a longer one ends with the last whole word and "…". */
export function truncate(length: number, text: string) {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/\s+\S*$/, "")}…`;
}
