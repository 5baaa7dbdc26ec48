/** The owner's mail on Monday morning: what the last week brought, beside the one before. */

import type { Transaction } from "#server/database/database.ts";
import { formatDuration } from "#shop/calendar/words.ts";
import { formatMoney } from "#shop/money.ts";
import { type Suggestion, suggestionWords } from "#shop/suggestions.ts";
import type { Mailer } from "./mailer.ts";
import { type Letter, mondayMail } from "./templates.ts";

/** What the database's read_week counts of one showroom; "site" is none, null is all. */
interface Numbers {
  key: string | null;
  leads: number;
  in_time: number;
  /** Milliseconds to the first contact; null where there was none. */
  median: number | null;
  converted: number;
  delivered: number;
  /** Of what was sold in the week, to whomever: cents. */
  revenue: number;
}

interface Week {
  to: string;
  first_day: string;
  last_day: string;
  week: Numbers[];
  before: Numbers[];
  /** How many asked without a lender, and how many of those bought: this week, before, this week, before. */
  inquiries: [asked: number, before: number, converted: number, convertedBefore: number];
  /** At most three things to do. */
  suggestions: Suggestion[];
}

/** Where a server of ours sends mails, the owner gets this one until they turn it off. */
export async function offerWeekMail(tx: Transaction): Promise<void> {
  await tx.query("update private.settings set monday_mail = true where monday_mail is null");
}

/** Queues the mail in the transaction that notes it: it is made once, or not at all; returns how many. */
export async function queueWeekMail(
  tx: Transaction,
  mailer: Pick<Mailer, "queue">,
  siteUrl: string,
  moment = new Date(),
): Promise<number> {
  const { rows } = await tx.query<{ week: Week | null }>(
    "select private.claim_week_mail($1) as week",
    [moment],
  );
  const week = rows[0]?.week;
  if (!week) return 0;
  const showrooms = await tx.query<{ id: string; name: string }>(
    "select id, name from public.showrooms order by id",
  );
  const names = new Map(showrooms.rows.map(({ id, name }) => [id, name]));
  await mailer.queue(tx, writeWeekMail(week, names, siteUrl));
  return 1;
}

function writeWeekMail(
  { to, first_day, last_day, week, before, inquiries, suggestions }: Week,
  names: ReadonlyMap<string, string>,
  siteUrl: string,
): Letter {
  const of = (numbers: Numbers[], wanted: string | null) =>
    numbers.find(({ key }) => key === wanted) ?? noNumbers;
  const line = (label: string, key: string | null) =>
    `${label}: ${sayNumbers(of(week, key), of(before, key))}.`;
  const keys = [...names.keys(), "site"].filter((key) =>
    [of(week, key), of(before, key)].some(({ leads, revenue }) => leads > 0 || revenue !== 0),
  );
  const leads = `${siteUrl}/admin/financing-leads`;
  return mondayMail({
    to,
    leads: of(week, null).leads,
    days: `${sayDay(first_day)} to ${sayDay(last_day)}`,
    lines: [
      line("All", null),
      ...keys.map((key) => line(names.get(key) ?? "Over the site", key)),
      ...sayInquiries(inquiries),
      ...suggestions.map((suggestion) => `${suggestionWords(suggestion)}.`),
    ],
    link: `${leads}?kind=financing&from=${first_day}&to=${last_day}`,
    turnOff: leads,
  });
}

const noNumbers: Omit<Numbers, "key"> = {
  ...{ leads: 0, in_time: 0, median: null, converted: 0, delivered: 0, revenue: 0 },
};

/** "12 financing leads (9 the week before), 8 (7) called within an open hour, …". */
function sayNumbers(week: typeof noNumbers, before: typeof noNumbers): string {
  const both = (name: "in_time" | "converted" | "delivered") => `${week[name]} (${before[name]})`;
  return [
    `${week.leads} financing ${week.leads === 1 ? "lead" : "leads"} (${before.leads} the week before)`,
    `${both("in_time")} called within an open hour`,
    `a median of ${sayWait(week)} to the first contact (${sayWait(before)})`,
    `${both("converted")} converted`,
    `${both("delivered")} with a text delivered`,
    `${formatMoney(week.revenue)} sold (${formatMoney(before.revenue)})`,
  ].join(", ");
}

/** "Walk-ins, calls and other inquiries: 14 (9 the week before), 3 (2) converted."; nothing where there were none. */
const sayInquiries = ([asked, before, converted, convertedBefore]: Week["inquiries"]) =>
  asked + before > 0
    ? [
        `Walk-ins, calls and other inquiries: ${asked} (${before} the week before), ${converted} (${convertedBefore}) converted.`,
      ]
    : [];

const sayWait = ({ median }: typeof noNumbers) => (median === null ? "–" : formatDuration(median));

const sayDay = (day: string) =>
  new Date(`${day}T12:00Z`).toLocaleDateString("en-US", {
    ...{ weekday: "long", month: "long", day: "numeric", timeZone: "UTC" },
  });
