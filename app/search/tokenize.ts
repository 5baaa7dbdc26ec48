/** Words as the search compares them. */

/** Lower case without accents; plural endings left off: "Couches" is "couch", "Sofas" is "sofa". */
export function tokenize(text: string): string[] {
  const plain = text
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase();
  return (plain.match(/[a-z0-9]+/g) ?? []).map(singular);
}

function singular(word: string) {
  if (word.length < 4 || /\d/.test(word)) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/(ch|sh|x|ss)es$/, "$1")
    .replace(/(?<=[^s])s$/, "");
}
