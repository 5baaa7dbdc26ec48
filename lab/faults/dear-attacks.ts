/** Attacks on the database's time: calls that were refused only after it had worked for seconds. */
import {
  type DearCall,
  longFirstName,
  longHoldName,
  longNote,
  manyDays,
  weekSinceTheBeginning,
} from "../dear-calls.ts";

export interface DearAttack {
  name: string;
  call: DearCall;
  who: "shopper" | "admin";
  atOnce: number;
}

/** Embedded Postgres has one line for everybody, a server's connections are twenty. */
const atOnce = 30;

export const dearAttacks: readonly DearAttack[] = [
  { name: "weeks since 4713 BC, signed up", call: weekSinceTheBeginning, who: "shopper", atOnce },
  { name: "55,000 days, signed up", call: manyDays, who: "shopper", atOnce },
  { name: "first names of 1 MB, signed up", call: longFirstName, who: "shopper", atOnce },
  { name: "names of 1 MB in requests to hold", call: longHoldName, who: "shopper", atOnce },
  { name: "notes of 1 MB, an admin", call: longNote, who: "admin", atOnce: 2 },
];
