/** What waits for somebody, the most urgent first, each with where it is done. */
import { addDays, sayDay, sayMoment } from "../catalog/detroit.ts";
import { formatDuration, plural } from "../format.ts";
import { nextHolidays } from "../hours/holidays.ts";
import type { SpecialRow } from "../hours/hours.ts";

export interface ToDo {
  to: string;
  title: string;
  detail?: string;
  isUrgent?: boolean;
}

export interface Facts {
  waitingLeads: number;
  oldestLead: string | null;
  failedTexts: number;
  asked: number;
  endingHolds: number;
  nonLeft: number;
  drafts: number;
  special: readonly SpecialRow[];
  offers: readonly { words: string; ends_at: string | null }[];
  /** YYYY-MM-DD in Detroit. */
  today: string;
  now: number;
}

const hourMs = 3_600_000;
/** A holiday is asked for this many days before. */
const holidayDays = 21;
/** An offer's end is said this long before. */
const offerMs = 48 * hourMs;

export function toDos(facts: Facts): ToDo[] {
  return [...people(facts), ...days(facts), ...offers(facts), ...pieces(facts)];
}

function* people({ waitingLeads, oldestLead, failedTexts, asked, endingHolds, now }: Facts) {
  if (waitingLeads > 0) {
    const age = oldestLead ? now - Date.parse(oldestLead) : 0;
    yield {
      to: "/admin/financing-leads?status=pending",
      title: `${plural(waitingLeads, "lead")} waiting for a first call`,
      detail: `The oldest since ${formatDuration(age)}`,
      isUrgent: age > hourMs,
    };
  }
  if (asked > 0) {
    yield {
      to: "/admin#hold-requests",
      title: `${plural(asked, "request")} to hold a piece`,
      isUrgent: true,
    };
  }
  if (failedTexts > 0) {
    yield {
      to: "/admin/financing-leads",
      title: `${plural(failedTexts, "text")} did not arrive`,
      detail: "Open the lead to see why, and to send it again",
    };
  }
  if (endingHolds > 0) {
    yield {
      to: "/admin#holds",
      title: `${plural(endingHolds, "hold")} end${endingHolds === 1 ? "s" : ""} within a day`,
    };
  }
}

function* days({ special, today }: Facts) {
  const holiday = nextHolidays(today, 1)[0];
  if (!holiday || holiday.day > addDays(today, holidayDays)) return;
  const answers = special.filter(({ day }) => day === holiday.day);
  if (answers.length >= 2) return;
  const isSoon = holiday.day <= addDays(today, 3);
  yield {
    to: "/admin/hours",
    title: `${holiday.name} is ${sayDay(holiday.day)}: hours?`,
    detail:
      answers.length === 1
        ? `Only ${answers[0]!.showroom === "east" ? "East" : "West"} is answered`
        : "Closed, usual hours or others",
    isUrgent: isSoon,
  };
}

function* offers({ offers, now }: Facts) {
  for (const { words, ends_at } of offers) {
    if (!ends_at) continue;
    const left = Date.parse(ends_at) - now;
    if (left <= 0)
      yield { to: "/admin/offers", title: `“${words}” has ended`, detail: sayMoment(ends_at) };
    else if (left < offerMs) {
      yield { to: "/admin/offers", title: `“${words}” ends soon`, detail: sayMoment(ends_at) };
    }
  }
}

function* pieces({ nonLeft, drafts }: Facts) {
  if (nonLeft > 0) {
    yield {
      to: "/admin/products?state=none-left",
      title: `${plural(nonLeft, "live piece")} with none left`,
      detail: "Count them, or mark them sold",
    };
  }
  if (drafts > 0) yield { to: "/admin/products?state=draft", title: plural(drafts, "draft") };
}
