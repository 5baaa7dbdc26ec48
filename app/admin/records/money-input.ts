import { formatMoney, savings } from "#shop/money.ts";
import { cleanPlain } from "#shop/typed.ts";

/** Integer cents, or why what was typed is no money. */
export type Parsed = { cents: number } | { problem: string };

const notFree = { problem: "Enter a price above $0." };

/** Money as people type it: "1,499", "$1499", "1499.00". */
export function parseMoney(text: string): Parsed {
  const parsed = parseMoneyOrFree(text);
  const isBelow = "problem" in parsed && /^\$?\s*-\s*\$?[\d.,]+$/.test(cleanPlain(text));
  return isBelow || centsOf(parsed) === 0 ? notFree : parsed;
}

/** The same, and $0. */
export function parseMoneyOrFree(text: string): Parsed {
  const plain = cleanPlain(text).replace(/^\$\s*/, "");
  if (plain === "") return { problem: "Enter a price in dollars." };
  const match = plain.match(/^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/);
  if (!match) return { problem: "Enter dollars, such as 1,499 or 1499.50." };
  const cents =
    Number(match[1]!.replaceAll(",", "")) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  if (cents > 100_000_000) return { problem: "That’s over a million dollars." };
  return { cents };
}

/** Cents as a field shows them: "1499", "1499.50". */
export const moneyText = (cents: number) =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** Whether a price moves so far that it is likely a slip: a missing zero, cents for dollars. */
export const isLargeChange = (from: number, to: number) => Math.abs(to - from) > from * 0.4;

export const centsOf = (parsed: Parsed) => ("cents" in parsed ? parsed.cents : undefined);

/** Whether what was typed has to be typed twice; not where there was nothing before. */
export const isFar = (from: number | null, to: Parsed) =>
  from !== null && "cents" in to && isLargeChange(from, to.cents);

/** What is wrong with the second time it was typed; nothing where once is enough or both are the same. */
export function repeatProblem(from: number | null, to: Parsed, again: string, name: string) {
  if (
    from === null ||
    !("cents" in to) ||
    !isFar(from, to) ||
    centsOf(parseMoneyOrFree(again)) === to.cents
  )
    return;
  if (again.trim())
    return `That isn’t ${formatMoney(to.cents)}. Type it again, or change the ${name} above.`;
  const percent = Math.floor((Math.abs(to.cents - from) * 100) / from);
  return `From ${formatMoney(from)} to ${formatMoney(to.cents)} is a change of ${percent}%. Enter the ${name} again to confirm.`;
}

/** Where both are amounts, the compare-at price is the higher one. */
export const compareAtProblem = (price: Parsed, compareAt: Parsed) =>
  "cents" in price && "cents" in compareAt && compareAt.cents > 0 && compareAt.cents <= price.cents
    ? "The compare-at price must be above the price."
    : undefined;

/** The next lower price that ends in 9 dollars: 1,234 becomes 1,229, and what ends so already stays. */
export function endInNine(cents: number) {
  const dollars = Math.floor(cents / 100);
  return dollars < 9 ? Math.max(100, dollars * 100) : (dollars - ((dollars + 1) % 10)) * 100;
}

/** A price after a markdown: by percent or by dollars, never below a dollar. */
export function markedDown(
  cents: number,
  { by, amount, nines }: { by: "percent" | "dollars"; amount: number; nines: boolean },
) {
  const lower = by === "percent" ? cents * (1 - amount / 100) : cents - amount * 100;
  const whole = Math.max(100, Math.round(lower / 100) * 100);
  return nines ? Math.min(cents, endInNine(whole)) : Math.min(cents, whole);
}

interface PriceChange {
  was: number;
  price: number;
  compareAt: number | undefined;
  /** From where on delivery is free, once it is known. */
  freeFrom: number | undefined;
}

/** What is worth a second look about a price; nothing here forbids it. */
export function priceWarnings({ was, price, compareAt, freeFrom }: PriceChange): string[] {
  const percent = compareAt === undefined ? undefined : savings(price, compareAt).percent;
  const losesDelivery = freeFrom !== undefined && was >= freeFrom && price < freeFrom;
  return [
    percent !== undefined && (percent < 40 || percent > 72)
      ? `${percent}% off; the site advertises 50–70% off.`
      : "",
    price % 100 === 0 ? "" : "This price includes cents.",
    losesDelivery
      ? `Under ${formatMoney(freeFrom)} now: on its own, it doesn’t get free delivery.`
      : "",
  ].filter(Boolean);
}
