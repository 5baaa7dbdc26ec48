/** Which sales the page shows, as its address says, and the words of what they are grouped by. */

import { detroitToday } from "#shop/calendar/clock.ts";
import { addDays, mondayOf } from "#shop/calendar/days.ts";
import { formatCalendarDay } from "#shop/calendar/words.ts";
import { formatMoney } from "#shop/money.ts";
import { own } from "#shop/own.ts";
import {
  filterText,
  listAddress,
  oneOf,
  type Parameter,
  type Searched,
  searched,
} from "../kit/list-address.ts";
import { listLabels, showroomNames } from "../records/product-labels.ts";
import {
  type AskedSales,
  groupings,
  type LotResult,
  type SalesFilter,
  type SalesGrouping,
} from "./sales.ts";

type Filter = Exclude<keyof SalesFilter, "text">;

/** What is "" leaves nothing out. */
export interface SalesState extends Searched, Record<Exclude<Filter, "kind">, string> {
  kind: "" | "sale" | "return";
  by: SalesGrouping;
}

export const pageSize = 50;

const day = (name: string): Parameter<string> => ({
  ...{ name, usual: "" },
  read: (text) =>
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined,
});
const id = (name: string) => filterText(name, /^.{1,100}$/);

export const salesAddress = listAddress<SalesState>({
  search: searched.search,
  ...{ from: day("from"), to: day("to"), showroom: id("showroom"), list: id("list") },
  ...{ lot: id("lot"), product: id("product"), person: id("person"), lender: id("lender") },
  kind: oneOf("kind", "", ["", "sale", "return"]),
  by: oneOf("by", "month", Object.keys(groupings) as SalesGrouping[], { isLook: true }),
  page: searched.page,
});

/** What the database is asked for. */
export function askedFor({ search, page: _, ...state }: SalesState): AskedSales {
  const said = Object.entries({ ...state, text: search }).filter(([, value]) => value !== "");
  return Object.fromEntries(said);
}

/** Periods by Detroit's calendar: each name with its first and last day. */
export function periodsOf(now: Date) {
  const today = detroitToday(now);
  const monday = mondayOf(today);
  const first = `${today.slice(0, 8)}01`;
  const lastOfBefore = addDays(first, -1);
  return [
    { name: "Today", from: today, to: today },
    { name: "This week", from: monday, to: today },
    { name: "Last week", from: addDays(monday, -7), to: addDays(monday, -1) },
    { name: "This month", from: first, to: today },
    { name: "Last month", from: `${lastOfBefore.slice(0, 8)}01`, to: lastOfBefore },
    { name: "This year", from: `${today.slice(0, 4)}-01-01`, to: today },
  ];
}

/** What people and lots are called, by their ids. */
export interface SalesNames {
  people: ReadonlyMap<string, string>;
  lots: ReadonlyMap<string, string>;
}

/** A group in words. */
export function groupName(
  by: SalesGrouping,
  { key, title }: { key: string; title: string | null },
  { people, lots }: SalesNames,
): string {
  switch (by) {
    case "product":
      return key === title ? key : `${title ?? ""} ${key}`;
    case "day":
      return formatCalendarDay(key);
    case "week":
      return `Week of ${formatCalendarDay(key)}`;
    case "month":
      return new Date(`${key}-15T12:00Z`).toLocaleDateString("en-US", {
        ...{ month: "long", year: "numeric", timeZone: "UTC" },
      });
    case "list":
      return key === "package" ? "Packages" : (own(listLabels, key) ?? key);
    case "showroom":
      return own(showroomNames, key) ?? key;
    case "person":
      return key === "nobody" ? "Not known" : (people.get(key) ?? "A former coworker");
    case "lot":
      return key === "none" ? "No lot" : (lots.get(key) ?? "A lot");
    case "lender":
      return key === "none" ? "No lender" : key;
    case "package":
      return key === "none" ? "No package" : key;
    default:
      return key;
  }
}

/** The filter that leaves one group; nothing where there is none for it. */
export function filterOfGroup(by: SalesGrouping, key: string): Partial<SalesState> | undefined {
  if (by === "day") return { from: key, to: key };
  if (by === "week") return { from: key, to: addDays(key, 6), by: "day" };
  if (by === "month") {
    const next = addDays(`${key}-28`, 4).slice(0, 8);
    return { from: `${key}-01`, to: addDays(`${next}01`, -1), by: "day" };
  }
  if (by === "product" && key.startsWith("#")) return { product: key.slice(1) };
  const isNamed = by === "product" || by === "package";
  return isNamed ? { search: key } : { [by]: key };
}

/** "break even since Thu, Nov 12, $400 earned" */
export function sayResult({ paid, revenue, even_since }: LotResult): string {
  if (paid === null) return "what was paid isn’t known";
  const rest = revenue - paid;
  return rest >= 0 && even_since
    ? `break even since ${formatCalendarDay(even_since)}, ${formatMoney(rest)} earned`
    : `${formatMoney(-rest)} to break even`;
}
