import * as v from "valibot";
import { toLocal } from "#shop/calendar/clock.ts";
import { formatEnd, lastDayBefore } from "#shop/calendar/ends.ts";
import { formatMoment } from "#shop/calendar/words.ts";
import { fillLastDay } from "#shop/shop-words.ts";
import type { Tables } from "#supabase/database.types.ts";
import { momentOf } from "../kit/local-moment.ts";
import { asTyped, checkFields } from "../kit/schema.ts";

export type OfferRow = Tables<"offers">;
export type NoticeRow = Tables<"notices">;

/** Where it shows: the bar, the Deal of the Month, the mattress special, or a package by its id. */
export type Place = "notice" | "deal-of-the-month" | "mattress-special" | `package ${string}`;

export function shownWords({ words, ends_at }: Pick<Dated, "words" | "ends_at">) {
  return fillLastDay(words, ends_at ? lastDayBefore(ends_at) : undefined);
}

export interface Dated {
  id: string;
  place: Place;
  words: string;
  path: string | null;
  starts_at: string | null;
  ends_at: string | null;
  version: number;
}

type Period = Pick<Dated, "starts_at" | "ends_at">;

export const fromOffer = ({ kind, package_id, headline, ...row }: OfferRow): Dated => ({
  ...row,
  place: kind === "package" ? `package ${package_id}` : (kind as Place),
  words: headline,
  path: null,
});

export const fromNotice = (row: NoticeRow): Dated => ({ ...row, place: "notice" });

export type Phase = "now" | "later" | "over";

export function phaseOf({ starts_at, ends_at }: Period, now: number): Phase {
  if (ends_at && Date.parse(ends_at) <= now) return "over";
  return starts_at && Date.parse(starts_at) > now ? "later" : "now";
}

/** "until Thu, Nov 26, 5:00 PM", "until Sun, Nov 29" */
export function describePeriod({ starts_at, ends_at }: Period) {
  return [
    starts_at ? `from ${formatMoment(starts_at)}` : "",
    ends_at ? `until ${formatEnd(ends_at)}` : "until you end it",
  ]
    .filter(Boolean)
    .join(" ");
}

export type Fields = Record<"place" | "words" | "path" | "from" | "until", string>;

export const emptyFields: Fields = { place: "notice", words: "", path: "", from: "", until: "" };

export const fieldsOf = ({ place, words, path, starts_at, ends_at }: Dated): Fields => ({
  place,
  words,
  path: path ?? "",
  from: starts_at ? toLocal(starts_at) : "",
  until: ends_at ? toLocal(ends_at) : "",
});

const months =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const days = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?";
/** "through October", "ends Sunday", "by 11/30": stale the day after, unless the offer ends too. */
const namesAnEnd = new RegExp(
  `\\b(?:through|thru|until|till|ends?|before|by) (?:the end of )?(?:\\d{1,2}/|(?:${months}|${days}|today|tonight|tomorrow|(?:this|the) (?:week|weekend|month))\\b)`,
  "i",
);

const periodOf = ({ from, until }: Fields, saved?: Period): Period => ({
  starts_at: from ? momentOf(from, saved?.starts_at) : null,
  ends_at: until ? momentOf(until, saved?.ends_at) : null,
});

/** Letters of what it says: a line above the header has less room. */
export const mostWords = (place: string) => (place === "notice" ? 140 : 160);

function problemsOf(fields: Fields, now: number, saved?: Period) {
  const { place, words, path } = fields;
  const { starts_at, ends_at } = periodOf(fields, saved);
  const most = mostWords(place);
  const { length } = words.trim();
  return {
    words: !length
      ? "Enter the words."
      : length > most
        ? `At most ${most} characters; this has ${length}.`
        : undefined,
    path:
      path.trim() && !/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(path.trim())
        ? "Start a page on this site with a slash: /clearance-items"
        : undefined,
    until: !ends_at
      ? place !== "notice" && /\blimited\b/i.test(words)
        ? "A limited offer needs an end date."
        : namesAnEnd.test(words)
          ? "These words mention an end. Set an end time so the notice comes down then."
          : undefined
      : Date.parse(ends_at) <= now
        ? "The end is in the past."
        : starts_at && Date.parse(ends_at) <= Date.parse(starts_at)
          ? "The end must be after the start."
          : undefined,
  };
}

export const offerSchema = (now: number, saved?: Period) =>
  v.pipe(
    asTyped(emptyFields),
    checkFields((fields) => problemsOf(fields, now, saved)),
    v.transform((fields) => rowOf(fields, saved)),
  );

function rowOf(fields: Fields, saved?: Period) {
  const { place, words, path } = fields;
  const dates = periodOf(fields, saved);
  if (place === "notice") return { words: words.trim(), path: path.trim() || null, ...dates };
  const [kind, ...id] = place.split(" ");
  return {
    kind: kind as OfferRow["kind"],
    package_id: kind === "package" ? id.join(" ") : null,
    headline: words.trim(),
    ...dates,
  };
}

export type OfferOrNotice = ReturnType<typeof rowOf>;

export const wordsOf = (row: OfferOrNotice) => ("words" in row ? row.words : row.headline);
