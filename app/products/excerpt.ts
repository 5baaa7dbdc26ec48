/** The beginning of a text, cut between words, at most `length` characters with its ellipsis. */
export function excerpt(text: string, length: number) {
  if (text.length <= length) return text;
  const cut = text.slice(0, text.lastIndexOf(" ", length - 1));
  return `${cut.replace(/[\s,.;:]+$/, "")}…`;
}

/**
 * What a description begins with, at most `length` characters: to its first stop where a reader may stop, too, and cut
 * between words where it has none so early. "A bunk bed with stairs instead of a ladder: four …" ends with its ladder.
 */
export function firstWords(text: string, length: number) {
  const stop = text
    .slice(leastWords)
    .search(/[.!:;](?= |$)|, (?=so|where|which|while|with|but|each|all)\b/);
  const end = leastWords + stop;
  return stop < 0 || end > length ? excerpt(text, length) : text.slice(0, end);
}

/** A beginning of fewer characters says nothing. */
const leastWords = 16;
