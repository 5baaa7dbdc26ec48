/** The beginning of a text, cut between words, at most `length` characters with its ellipsis. */
export function excerpt(text: string, length: number) {
  if (text.length <= length) return text;
  const cut = text.slice(0, text.lastIndexOf(" ", length - 1));
  return `${cut.replace(/[\s,.;:]+$/, "")}…`;
}
