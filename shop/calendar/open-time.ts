/** Time that counts: while a showroom is open. A holiday that no one has said anything about counts as its weekday. */
import { detroitToday, fromLocal } from "./clock.ts";
import { addDays } from "./days.ts";
import { hoursSetFor, type ShowroomHours } from "./hours.ts";

type Showrooms = readonly ShowroomHours[];

/** From when to when, in milliseconds. */
interface Span {
  from: number;
  to: number;
}

const known = new WeakMap<Showrooms, Map<string, Span | null>>();

/** When somebody is there on a day: from the first door that opens to the last that closes. */
function spanOf(showrooms: Showrooms, day: string): Span | null {
  const days = known.get(showrooms) ?? new Map<string, Span | null>();
  known.set(showrooms, days);
  let span = days.get(day);
  if (span === undefined) {
    const open = showrooms.flatMap((showroom) => hoursSetFor(day, showroom) ?? []);
    const at = (time: string) => Date.parse(fromLocal(`${day}T${time}`));
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
const maxDays = 120;

/** What is left of the opening times from a moment on, day by day. */
function* spansFrom(showrooms: Showrooms, from: number): Generator<Span> {
  let day = detroitToday(new Date(from));
  for (let ahead = 0; ahead < maxDays; ahead += 1) {
    const span = spanOf(showrooms, day);
    if (span && span.to > from) yield { from: Math.max(span.from, from), to: span.to };
    day = addDays(day, 1);
  }
}

/** How long a showroom was open between two moments, in milliseconds. */
export function openTimeBetween(showrooms: Showrooms, from: number, to: number) {
  let sum = 0;
  for (const span of spansFrom(showrooms, from)) {
    if (span.from >= to) break;
    sum += Math.min(span.to, to) - span.from;
  }
  return sum;
}

/** The moment at which a showroom will have been open for so long; null where none opens. */
export function afterOpenTime(showrooms: Showrooms, from: number, milliseconds: number) {
  let left = milliseconds;
  for (const span of spansFrom(showrooms, from)) {
    const length = span.to - span.from;
    if (length > left) return span.from + left;
    left -= length;
  }
  return null;
}
