/** Badges that state a fact: pages show each only while the fact is so. */

import { addDays } from "./calendar/days.ts";

/** What such a badge is held to. */
export interface BadgeFacts {
  badge: string;
  /** How many are free, in all showrooms. */
  left: number;
  /** YYYY-MM-DD */
  addedOn: string;
  /** The shop's own sales say so. */
  isBestSeller: boolean;
}

const isArrival = (badge: string) => /^(new arrival|just in)$/i.test(badge);
const newForDays = 30;

/** The first day on which a new arrival is none any more, YYYY-MM-DD; nothing for other badges. */
export const arrivalEnds = ({ badge, addedOn }: Pick<BadgeFacts, "badge" | "addedOn">) =>
  isArrival(badge) ? addDays(addedOn, newForDays) : undefined;

/** The badge as it is true on a day, YYYY-MM-DD: a count follows the stock, and what isn't so isn't shown. */
export function trueBadge(facts: BadgeFacts, today: string): string {
  const { badge, left, isBestSeller } = facts;
  const counted = /^(?:last one|only (\d+) left)$/i.exec(badge);
  if (counted) {
    if (left === 0 || left > Number(counted[1] ?? 1)) return "";
    return left === 1 ? "Last One" : `Only ${left} Left`;
  }
  const ends = arrivalEnds(facts);
  if (ends && ends <= today) return "";
  return /\bbest.?seller\b/i.test(badge) && !isBestSeller ? "" : badge;
}
