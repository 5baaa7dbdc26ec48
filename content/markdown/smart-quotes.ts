/** Typographic apostrophes and quotation marks; a mark after a digit stays, for it means inches or feet. */
export function smartQuotes(text: string) {
  return text
    .replace(/(?<=\p{L})'(?=\p{L})|(?<=s)'(?=\s)|(?<=\s)'(?=\d\ds)/gu, "’")
    .replace(/(?<=^|[\s([—–])"(?=\S)/gm, "“")
    .replace(/(?<=[^\s\d])"/g, "”");
}
