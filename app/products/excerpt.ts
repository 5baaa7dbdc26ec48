/** The beginning of a text, cut between words, at most `length` characters with its ellipsis. */
export function excerpt(text: string, length: number) {
  if (text.length <= length) return text;
  const cut = text.slice(0, text.lastIndexOf(" ", length - 1));
  return `${cut.replace(/[\s,.;:]+$/, "")}…`;
}

/**
 * What a description begins with, at most `length` characters: to its first stop where a reader may stop, too; where it
 * has none so early, to the last word after which one may, and cut between words only where there is none either.
 * "A bunk bed with stairs instead of a ladder: four …" ends with its ladder.
 */
export function firstWords(text: string, length: number) {
  const stop = text
    .slice(leastWords)
    .search(/[.!:;](?= |$)|, (?=so|where|which|while|with|but|each|all)\b/);
  const end = leastWords + stop;
  if (stop >= 0 && end <= length) return text.slice(0, end);
  if (text.length <= length) return text;
  const rests = [...text.slice(0, length + joinLength).matchAll(joins)].map(({ index }) => index);
  const rest = rests.findLast((at) => at >= leastWords && at <= length);
  return rest ? text.slice(0, rest) : excerpt(text, length);
}

/** A beginning of fewer characters says nothing. */
const leastWords = 16;

/** What is before one of these is whole without it. */
const joins =
  /(?:,? (?:and|with|without|in|on|under|over|for|from|that|whose|behind|beside|inside)|, th(?:e|is|ese)) /g;
const joinLength = " without ".length + 1;
