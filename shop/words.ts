const small = [
  ...["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
  ...["ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen"],
  ...["seventeen", "eighteen", "nineteen"],
] as const;
const tens = [
  "twenty",
  "thirty",
  "forty",
  "fifty",
  "sixty",
  "seventy",
  "eighty",
  "ninety",
] as const;

/** A count as a sentence says it: 4 is "four", 50 is "fifty", 134 stays "134". */
export function numberWords(count: number) {
  if (count < small.length) return small[count]!;
  if (count > 99) return String(count);
  const ten = tens[Math.floor(count / 10) - 2]!;
  return count % 10 ? `${ten}-${small[count % 10]}` : ten;
}

/** "1 deal", "45 deals". */
export const countOf = (count: number, thing: string) =>
  `${count} ${thing}${count === 1 ? "" : "s"}`;

/** "One lender", "Four lenders". */
export const countInWords = (count: number, thing: string) =>
  capitalized(`${numberWords(count)} ${thing}${count === 1 ? "" : "s"}`);

export function capitalized(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "beds", "beds and chairs", "beds, chairs and tables". */
export function andList(names: readonly string[]) {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
