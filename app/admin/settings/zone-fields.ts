/** What the form of one delivery zone holds, as texts, and the row that it becomes. */
import type { Tables } from "#supabase/database.types.ts";
import { moneyText, parseMoney } from "../records/money-input.ts";

export type ZoneRow = Tables<"delivery_zones">;
export type ZoneFields = Record<"area" | "zips" | "fee" | "days" | "leadDays", string>;

/** `days` are the numbers of the weekdays, Sunday is 0: "246". */
export const zoneFields = (
  row: Pick<ZoneRow, "area" | "zips" | "fee_cents" | "days" | "lead_days">,
): ZoneFields => ({
  area: row.area,
  zips: row.zips.join(" "),
  fee: moneyText(row.fee_cents),
  days: row.days.toSorted().join(""),
  leadDays: String(row.lead_days),
});

/** An area that could be saved: beside it, what is wrong with a new one shows. */
export const rightZone: ZoneFields = {
  area: "Ann Arbor",
  zips: "481",
  fee: "99",
  days: "2",
  leadDays: "1",
};

/** The row that a form stands for, or what is wrong with it. */
export function zoneOf({ area, zips, fee, days, leadDays }: ZoneFields) {
  const codes = [...new Set(zips.split(/[\s,;]+/).filter(Boolean))];
  const wrong = codes.find((code) => !/^\d{3}(\d{2})?$/.test(code));
  // Somewhere near, the truck may go for nothing.
  const money = /^\$?\s*0+(\.0+)?$/.test(fee.trim()) ? { cents: 0 } : parseMoney(fee);
  if (!area.trim() || area.trim().length > 60)
    return { problem: "Name the area, in 1 to 60 characters." };
  if (codes.length === 0) return { problem: "Write its ZIP codes, or their first three digits." };
  if (wrong) return { problem: `“${wrong}” is no ZIP code: five digits, or the first three.` };
  if (codes.length > 500)
    return { problem: "Up to 500 ZIP codes: name the first three digits instead." };
  if ("problem" in money) return { problem: `Fee: ${money.problem}` };
  if (money.cents > 100_000) return { problem: "Fee: that is over $1,000." };
  if (days === "") return { problem: "Choose the days on which the truck goes." };
  if (!/^([0-9]|[12][0-9]|30)$/.test(leadDays.trim())) {
    return { problem: "Write how many open days you need, 0 to 30." };
  }
  return {
    row: {
      area: area.trim(),
      zips: codes,
      fee_cents: money.cents,
      days: [...days].map(Number),
      lead_days: Number(leadDays),
    },
  };
}
