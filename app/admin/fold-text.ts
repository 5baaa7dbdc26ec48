/** Without accents and capitals: “bouclé” is found by “boucle”. */
export const foldText = (text: string) =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Whether a text has every word of a search; `isFolded`: the text is as `foldText` makes it. */
export function matcher(search: string) {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return (text: string, isFolded = false) => {
    const folded = isFolded ? text : foldText(text);
    return words.every((word) => folded.includes(word));
  };
}
