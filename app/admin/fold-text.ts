import { own } from "#shop/own.ts";

/** Letters that are more than an accent away from a plain one. */
const plainLetters: Record<string, string> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th" },
  ...{ ł: "l", ø: "o", đ: "d", ħ: "h", ı: "i", ð: "d" },
};

/** Small plain letters without accents and any kind of apostrophe: "O’Neíl" is "oneil", "Łuk" is "luk". */
export function foldText(text: string) {
  const small = text.toLowerCase();
  // Most texts have neither, and this runs for every lead.
  return /[^\n -&(-_a-~]/.test(small)
    ? small
        .normalize("NFD")
        .replaceAll(/\p{M}|['’‘ʼ`´]/gu, "")
        .replaceAll(/[ßæœþłøđħıð]/g, (letter) => own(plainLetters, letter)!)
    : small;
}

/** Whether a text has every word of a search; `isFolded`: the text is as `foldText` makes it. */
export function matcher(search: string) {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return (text: string, isFolded = false) => {
    const folded = isFolded ? text : foldText(text);
    return words.every((word) => folded.includes(word));
  };
}
