/** Typographic apostrophes and quotation marks; a mark after a digit stays, for it means inches or feet. */
export function smartQuotes(text: string) {
  return text
    .replace(/(\p{L}(?='\p{L})|s(?='\s)|\s(?='\d\ds))'/gu, "$1’")
    .replace(/(^|[\s([—–])"(?=\S)/gm, "$1“")
    .replace(/([^\s\d])("+)/g, (_, before, marks) => before + "”".repeat(marks.length));
}
