/** The beginning of a text, cut between words, at most `length` characters with its ellipsis. */
export function excerpt(text: string, length: number) {
  if (text.length <= length) return text;
  const cut = text.slice(0, text.lastIndexOf(" ", length - 1));
  return `${cut.replace(/[\s,.;:]+$/, "")}…`;
}

/**
 * What a card says below a title, at most 42 characters: the first phrase of the description that tells two things
 * which the title and the size do not. "A tufted king bed in saddle brown faux leather, buttoned …" on the Tufted King
 * Bed begins with its leather. Where there is none, the description's own beginning.
 */
export function tellingWords(description: string, known: string): string {
  const said = new Set(words(known));
  const news = (text: string) => new Set(words(text).filter((word) => !said.has(word))).size;
  const [first] = description.split(/[.:;!] /, 1);
  const phrases = [0, ...Array.from(first!.matchAll(leads), endOf)].map((start) => ({
    skipped: news(first!.slice(0, start)),
    begins: firstWords(description.slice(start), cardLength),
  }));
  const telling = phrases.filter(({ begins }) => !/…$|[:;] /.test(begins) && news(begins) > 1);
  const { begins } = telling.findLast(({ skipped }) => skipped === 0) ??
    telling.find(({ skipped }) => skipped < 2) ?? { begins: firstWords(description, cardLength) };
  return begins.charAt(0).toUpperCase() + begins.slice(1);
}

const cardLength = 42;

/** What repeats the title may end at one of these. */
const leads = / (?:in|with|whose|on|that) /g;
const endOf = (match: RegExpExecArray) => match.index + match[0].length;

/** Its words in what they share with their plural and other forms. */
const words = (text: string) =>
  Array.from(text.toLowerCase().matchAll(/[\p{L}\d]{3,}|\d+/gu), ([word]) => word)
    .filter((word) => !/^(and|the|its|for|with|from|that|this)$/.test(word))
    .map((word) => word.slice(0, 4));

/**
 * What a text begins with, at most `length` characters: to its first stop where a reader may stop, too; where it has none
 * so early, to the last place where what comes before is whole, and cut between words only where there is none either.
 */
function firstWords(text: string, length: number) {
  const stop = text
    .slice(leastWords)
    .search(/[.!:;](?= |$)|, (?=so|where|which|while|with|but|each|all)\b/);
  const end = leastWords + stop;
  if (stop >= 0 && end <= length) return text.slice(0, end);
  if (text.length <= length) return text;
  const rests = Array.from(text.slice(0, length + joinLength).matchAll(joins)).filter(
    ({ 0: join, index }) => isWhole(text.slice(0, index), join),
  );
  const rest = rests.findLast(({ index }) => index >= leastWords && index <= length);
  return rest ? text.slice(0, rest.index) : excerpt(text, length);
}

/** A beginning of fewer characters says nothing. */
const leastWords = 12;

/** What is before one of these is whole without it, */
const joins =
  /,? (?:and|with|without|in|on|under|over|for|from|that|whose|behind|beside|inside|around) |, /g;
const joinLength = " without ".length + 1;

/** unless it ends with "printed" or "are", or the comma stands between two adjectives. */
const isWhole = (text: string, join: string) =>
  !/\b(?:\w*(?:[^b]|bb)ed|is|are|has|have)$/.test(text) &&
  !(join === ", " && /\b(?:an?|the) \w+$/.test(text));
