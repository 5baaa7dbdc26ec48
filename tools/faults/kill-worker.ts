/**
 * Kills the worker ten times in the middle of 500 texts and prints what became of each:
 *
 *   node_modules/.bin/node tools/faults/kill-worker.ts [texts] [kills]
 *
 * On a store of its own, or, with DATABASE_URL, on an empty database and the worker by itself.
 */
import { killWhileSending } from "#server/sms/testing/kill-worker.ts";

const texts = Number(process.argv[2] ?? 500);
const kills = Number(process.argv[3] ?? 10);
const outcome = await killWhileSending({
  texts,
  kills,
  databaseUrl: process.env.DATABASE_URL,
  say: console.log,
});

console.table({
  "texts in the outbox": outcome.rows,
  "still waiting": outcome.waiting,
  sent: outcome.sent,
  "sent, but the provider never took them": outcome.lost,
  "in doubt": outcome.inDoubt,
  "in doubt, and taken by the provider": outcome.inDoubtAndTaken,
  "taken twice": outcome.takenTwice,
});
const { rows, sent, inDoubt, lost, takenTwice } = outcome;
if (rows !== texts || sent + inDoubt !== texts || lost + takenTwice > 0) process.exitCode = 1;
