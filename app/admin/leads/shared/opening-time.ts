/** Time that counts: while a showroom is open, by Detroit's clock, special days too. */

import { type ShowroomId, showroomIds } from "#app/admin/catalog/catalog.ts";
import {
  type SpecialRow,
  specialOn,
  type Times,
  usualTimes,
  type WeekRow,
} from "#app/admin/hours/hours.ts";
import { addDays, detroitToday, fromLocal } from "#shop/calendar/clock.ts";

export interface OpeningRows {
  week: readonly WeekRow[];
  special: readonly SpecialRow[];
}

/** From when to when, in milliseconds. */
interface Span {
  from: number;
  to: number;
}

const known = new WeakMap<OpeningRows, Map<string, Span | null>>();

/** When somebody is there on a day: from the first door that opens to the last that closes. */
function spanOf(hours: OpeningRows, day: string): Span | null {
  const days = known.get(hours) ?? new Map<string, Span | null>();
  known.set(hours, days);
  let span = days.get(day);
  if (span === undefined) {
    const special = specialOn(hours.special, day);
    const open = showroomIds
      .map((id: ShowroomId): Times => special[id] ?? usualTimes(hours.week, id, day))
      .filter((times): times is { opens: string; closes: string } =>
        Boolean(times.opens && times.closes),
      );
    const at = (time: string) => Date.parse(fromLocal(`${day}T${time.slice(0, 5)}`));
    span =
      open.length === 0
        ? null
        : {
            from: Math.min(...open.map(({ opens }) => at(opens))),
            to: Math.max(...open.map(({ closes }) => at(closes))),
          };
    days.set(day, span);
  }
  return span;
}

/** A shop that is closed for longer than this counts no further. */
const mostDays = 120;

/** What is left of the opening times from a moment on, day by day. */
function* spansFrom(hours: OpeningRows, from: number): Generator<Span> {
  let day = detroitToday(new Date(from));
  for (let ahead = 0; ahead < mostDays; ahead += 1) {
    const span = spanOf(hours, day);
    if (span && span.to > from) yield { from: Math.max(span.from, from), to: span.to };
    day = addDays(day, 1);
  }
}

/** How long the shop was open between two moments, in milliseconds. */
export function openTimeBetween(hours: OpeningRows, from: number, to: number) {
  let sum = 0;
  for (const span of spansFrom(hours, from)) {
    if (span.from >= to) break;
    sum += Math.min(span.to, to) - span.from;
  }
  return sum;
}

/** The moment at which the shop will have been open for so long; null where it does not open. */
export function afterOpenTime(hours: OpeningRows, from: number, milliseconds: number) {
  let left = milliseconds;
  for (const span of spansFrom(hours, from)) {
    const length = span.to - span.from;
    if (length > left) return span.from + left;
    left -= length;
  }
  return null;
}

const hour = 3_600_000;

/** Who waits longer than this for a first call has waited too long. */
export const firstCallWithin = hour;

const quarter = 900_000;

/** When to try again after so many calls without an answer, on a quarter of an hour. */
export function proposeNextTry(hours: OpeningRows | undefined, calls: number, now: number) {
  const pause = calls <= 1 ? hour : calls === 2 ? 4 * hour : 10 * hour;
  const at = (hours && afterOpenTime(hours, now, pause)) ?? now + pause;
  return new Date(Math.ceil(at / quarter) * quarter).toISOString();
}
