/** Words as the search compares them. */

/** Lower case without accents; plural endings left off: "Couches" is "couch". Counts are digits: "Six-Drawer" is "6 drawer". */
export function tokenize(text: string): string[] {
  const plain = text
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase();
  return (
    inDigits(plain)
      .match(/[a-z0-9]+/g)
      ?.map(singular) ?? []
  );
}

const counts = "two three four five six seven eight nine ten".split(" ");

/** "five hundred" is "5 hundred"; "one" is left, which mostly counts nothing. */
export function inDigits(text: string) {
  return text.replace(/\b(two|three|four|five|six|seven|eight|nine|ten)\b/g, (word) =>
    String(counts.indexOf(word) + 2),
  );
}

function singular(word: string) {
  if (word.length < 4 || /\d/.test(word)) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/(ch|sh|x|ss)es$/, "$1")
    .replace(/([^s])s$/, "$1");
}
