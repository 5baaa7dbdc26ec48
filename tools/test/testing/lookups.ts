/** Examples for object-lookups.test.ts; nothing runs them. */

declare const words: Record<string, string>;
declare const known: { sofa: string; bed: string };
declare const list: string[];
declare const key: string;
declare const kind: keyof typeof known;
declare const at: number;

export const wrong = [
  words[key],
  words[key]?.length,
  known[key as keyof typeof known],
  key in words,
  kind in known,
  // biome-ignore lint/suspicious/noAssignInExpressions: a dictionary is written, too
  (words[key] = "sofa"),
];

export const right = [words.sofa, known[kind], list[at], "sofa" in known, new Map().get(key)];
