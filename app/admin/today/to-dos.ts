/** What waits for the staff, the most urgent first, each with where it is done. */

import { addDays } from "#shop/calendar/days.ts";
import { formatEnd } from "#shop/calendar/ends.ts";
import { nextHolidays } from "#shop/calendar/holidays.ts";
import type { ShowroomHours } from "#shop/calendar/hours.ts";
import { openTimeBetween } from "#shop/calendar/open-time.ts";
import { formatCalendarDay, formatDuration } from "#shop/calendar/words.ts";
import { plural } from "../format.ts";
import { firstCallWithin } from "../leads/shared/first-call.ts";
import { showroomIds, showroomNames } from "../records/product-labels.ts";

export interface ToDo {
  to: string;
  title: string;
  detail?: string;
  isUrgent?: boolean;
}

export interface Facts {
  /** Leads and inquiries, as the list of leads counts them. */
  waitingLeads: number;
  oldestLead: string | null;
  /** The leads whose newest text did not arrive, the newest first. */
  untexted: readonly string[];
  asked: number;
  endingHolds: number;
  nonLeft: number;
  drafts: number;
  /** By showroom, in the order of their ids. */
  hours: readonly ShowroomHours[];
  offers: readonly { words: string; ends_at: string | null }[];
  /** YYYY-MM-DD in Detroit. */
  today: string;
  now: number;
}

const hourMs = 3_600_000;
/** A holiday is asked for this many days before. */
const holidayDays = 21;
/** There are no more within that time. */
const maxHolidays = 6;
/** An offer's end is said this long before. */
const offerMs = 48 * hourMs;

export function toDos(facts: Facts): ToDo[] {
  const all: ToDo[] = [...people(facts), ...days(facts), ...offers(facts), ...products(facts)];
  return [...all.filter(({ isUrgent }) => isUrgent), ...all.filter(({ isUrgent }) => !isUrgent)];
}

function* people(facts: Facts) {
  const { waitingLeads, oldestLead, untexted, asked, endingHolds, hours, now } = facts;
  if (waitingLeads > 0) {
    const since = oldestLead ? Date.parse(oldestLead) : now;
    // Counted as the list of leads counts: no one can call while the shop is closed.
    const open = openTimeBetween(hours, since, now);
    yield {
      to: "/admin/financing-leads?only=waiting",
      title: `${plural(waitingLeads, "lead")} waiting for a first call`,
      detail:
        open > 0
          ? `The oldest has waited ${formatDuration(open)} of store hours`
          : "The store hasn’t been open since",
      isUrgent: open > firstCallWithin,
    };
  }
  if (asked > 0) {
    yield {
      to: "/admin#hold-requests",
      title: `${plural(asked, "request")} to hold a product`,
      isUrgent: true,
    };
  }
  if (untexted.length > 0) {
    yield {
      to: `/admin/financing-leads?lead=${untexted[0]}`,
      title: `${plural(untexted.length, "text")} didn’t arrive`,
      detail: "See why and resend",
    };
  }
  if (endingHolds > 0) {
    yield {
      to: "/admin#holds",
      title: `${plural(endingHolds, "hold")} end${endingHolds === 1 ? "s" : ""} within a day`,
    };
  }
}

function* days({ hours, today }: Facts) {
  const answeredFor = (day: string) =>
    showroomIds.filter((_, index) => hours[index]?.specialDays.some((other) => other.day === day));
  // Of the day after Thanksgiving, too, which is as near.
  const holiday = nextHolidays(today, maxHolidays).find(
    ({ day }) => answeredFor(day).length < showroomIds.length,
  );
  if (!holiday || holiday.day > addDays(today, holidayDays)) return;
  const answered = answeredFor(holiday.day);
  const isSoon = holiday.day <= addDays(today, 3);
  yield {
    to: "/admin/hours",
    title: `${holiday.name} is ${formatCalendarDay(holiday.day)}: set your hours`,
    detail:
      answered.length === 1
        ? `Only ${showroomNames[answered[0]!]} has hours set`
        : "Choose closed, usual hours or special hours",
    isUrgent: isSoon,
  };
}

function* offers({ offers, now }: Facts) {
  for (const { words, ends_at } of offers) {
    if (!ends_at) continue;
    const left = Date.parse(ends_at) - now;
    if (left <= 0)
      yield { to: "/admin/offers", title: `Offer ended: “${words}”`, detail: formatEnd(ends_at) };
    else if (left < offerMs) {
      yield {
        to: "/admin/offers",
        title: `Offer ends soon: “${words}”`,
        detail: formatEnd(ends_at),
      };
    }
  }
}

function* products({ nonLeft, drafts }: Facts) {
  if (nonLeft > 0) {
    yield {
      to: "/admin/products?state=none-left",
      title: `${plural(nonLeft, "live product")} with none left`,
      detail: "Recount them or mark them sold",
    };
  }
  if (drafts > 0) yield { to: "/admin/products?state=draft", title: plural(drafts, "draft") };
}

/** The leads whose newest text did not arrive; `texts` are the newest first. */
export function untexted(texts: readonly { lead_id: string | null; state: string | null }[]) {
  const newest = new Map<string, string | null>();
  for (const { lead_id, state } of texts) {
    if (lead_id && !newest.has(lead_id)) newest.set(lead_id, state);
  }
  return [...newest].flatMap(([id, state]) =>
    state === "failed" || state === "unknown" ? id : [],
  );
}
