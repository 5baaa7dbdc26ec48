/** How long a text message is: carriers cut it into parts, and each part costs. */

export interface TextLength {
  characters: number;
  /** How many parts it is sent in. */
  parts: number;
  /** Characters that halve what fits into a part: “, ”, –, emoji. */
  costly: string[];
}

/** The 7-bit alphabet of GSM 03.38; the second line counts twice. */
const plain = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const twice = new Set("\f^{}\\[~]|€");

export function textLength(text: string): TextLength {
  const costly = [...new Set(text)].filter((one) => !plain.has(one) && !twice.has(one));
  if (costly.length > 0) {
    // As UTF-16, in which an emoji is two.
    return { characters: text.length, parts: parts(text.length, 70, 67), costly };
  }
  const characters = [...text].reduce((sum, one) => sum + (twice.has(one) ? 2 : 1), 0);
  return { characters, parts: parts(characters, 160, 153), costly };
}

const parts = (length: number, whole: number, each: number) =>
  length <= whole ? 1 : Math.ceil(length / each);
