import * as v from "valibot";
import { toLocal } from "#shop/calendar/clock.ts";
import { formatEnd, lastDayBefore } from "#shop/calendar/ends.ts";
import { formatMoment } from "#shop/calendar/words.ts";
import { fillLastDay } from "#shop/shop-words.ts";
import type { Tables } from "#supabase/database.types.ts";
import { field, full } from "../kit/fields.tsx";
import { momentOf } from "../kit/local-moment.ts";
import { orNull, textsOf, together } from "../kit/schema.ts";

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

const months =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const days = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?";
/** "through October", "ends Sunday", "by 11/30": stale the day after, unless the offer ends too. */
const namesAnEnd = new RegExp(
  `\\b(?:through|thru|until|till|ends?|before|by) (?:the end of )?(?:\\d{1,2}/|(?:${months}|${days}|today|tonight|tomorrow|(?:this|the) (?:week|weekend|month))\\b)`,
  "i",
);

const periodOf = ({ from, until }: Pick<Fields, "from" | "until">, saved?: Period): Period => ({
  starts_at: from ? momentOf(from, saved?.starts_at) : null,
  ends_at: until ? momentOf(until, saved?.ends_at) : null,
});

/** Letters of what it says: a line above the header has less room. */
const mostWords = (place: string) => (place === "notice" ? 140 : 160);

const isNotice = ({ place }: Record<string, string>) => place === "notice";

function problemsOf(fields: Fields, now: number, saved?: Period) {
  const { place, words } = fields;
  const { starts_at, ends_at } = periodOf(fields, saved);
  const most = mostWords(place);
  const { length } = words.trim();
  return {
    words: length > most ? `At most ${most} characters; this has ${length}.` : undefined,
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

interface Known {
  saved?: Period | undefined;
  packages?: readonly { id: string; name: string }[];
  /** Where it shows stays as it is. */
  isPlaced?: boolean;
}

const offerFields = ({ packages = [], isPlaced = false }: Known) =>
  v.object({
    place: field("Where", v.string(), {
      ...{ ...full, disabled: isPlaced },
      options: [
        ["notice", "The bar above the header"],
        ["deal-of-the-month", "Deal of the Month"],
        ["mattress-special", "Mattress Special"],
        ...packages.map(({ id, name }) => [`package ${id}`, name] as const),
      ],
    }),
    words: field("What it says", v.pipe(v.string(), v.trim(), v.nonEmpty("Enter the words.")), {
      rows: 2,
      by: ({ place = "" }) => ({
        most: mostWords(place),
        ...(place !== "notice" && {
          hint: "Write {until} where the last day goes. Packages show their own monthly payments.",
        }),
      }),
    }),
    path: field(
      "Links to (a page on this site, optional)",
      orNull(
        v.pipe(
          v.string(),
          v.trim(),
          v.regex(
            /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
            "Start a page on this site with a slash: /clearance-items",
          ),
        ),
      ),
      {
        ...{ ...full, placeholder: "/clearance-items", autoCapitalize: "none" },
        shownIf: isNotice,
      },
    ),
    from: field("Start (now, if empty)", v.string(), { type: "datetime-local" }),
    until: field("End (until you end it, if empty)", v.string(), { type: "datetime-local" }),
  });

export type Fields = v.InferInput<ReturnType<typeof offerFields>>;

export const emptyFields: Fields = { place: "notice", words: "", path: "", from: "", until: "" };

export const fieldsOf = ({ starts_at, ends_at, ...offer }: Dated): Fields => ({
  ...textsOf(offer, { entries: emptyFields }),
  from: starts_at ? toLocal(starts_at) : "",
  until: ends_at ? toLocal(ends_at) : "",
});

export const offerSchema = (now: number, known: Known = {}) =>
  v.pipe(
    together(offerFields(known), (fields) => problemsOf(fields, now, known.saved)),
    v.transform(({ place, words, path, ...times }) => {
      const dates = periodOf(times, known.saved);
      if (place === "notice") return { words, path, ...dates };
      const [kind, ...id] = place.split(" ");
      return {
        kind: kind as OfferRow["kind"],
        package_id: kind === "package" ? id.join(" ") : null,
        headline: words,
        ...dates,
      };
    }),
  );

export type OfferOrNotice = v.InferOutput<ReturnType<typeof offerSchema>>;

export const wordsOf = (row: OfferOrNotice) => ("words" in row ? row.words : row.headline);
