/** Text as HTML and HTML as text. */

import { own } from "./own.ts";

/** Text, safe between tags and in quoted attributes, of HTML and of XML. */
export function escapeHtml(text: string) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** The text that a reader sees, without what stands in drawings. */
export function plainText(html: string) {
  return html
    .replace(/<svg.*?<\/svg>/gs, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => own(entities, entity)!)
    .replace(/\s+/g, " ")
    .trim();
}

const entities = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" } as const;
