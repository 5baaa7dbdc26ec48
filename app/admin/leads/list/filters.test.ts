import { expect, test } from "vitest";
import type { FinancingLead } from "#supabase/database.types.ts";
import { makeLead } from "../shared/testing.ts";
import type { LeadFilter } from "./filters.ts";
import { prepareFilter } from "./lead-list.ts";
import { leadAddress } from "./list-state.ts";

// Noon in Detroit.
const now = Date.parse("2026-11-23T17:00:00Z");
const facts = {
  me: "me",
  now,
  withText: new Set(["sent"]),
  isRepeated: ({ id }: FinancingLead) => id === "twice",
  // Open from ten to eight on Mondays.
  hours: [{ hours: [null, { opens: "10:00", closes: "20:00" }], specialDays: [] }],
  sold: new Map([["bought", { items: 1 }]]),
};
const received = { created_at: "2026-11-23T03:00:00Z" };
const passes = (more: Partial<LeadFilter>, lead: Partial<FinancingLead>) =>
  prepareFilter({ ...leadAddress.usual, ...more }, facts)(makeLead(lead));

test.each<[Partial<LeadFilter>, Partial<FinancingLead>, boolean]>([
  // Half past eleven at night in Detroit is another day in London.
  [{ from: "2026-11-23" }, { created_at: "2026-11-23T04:30:00Z" }, false],
  [{ to: "2026-11-22" }, { created_at: "2026-11-23T04:30:00Z" }, true],
  [{ from: "2026-11-01", to: "2026-11-01" }, { created_at: "2026-11-02T04:30:00Z" }, true],
  [{ showroom: "east" }, { showroom: "east" }, true],
  [{ showroom: "site" }, { showroom: null }, true],
  [{ showroom: "site" }, { showroom: "east" }, false],
  [{ person: "maya" }, { assigned_to: "maya" }, true],
  [{ person: "maya" }, { assigned_to: null }, false],
  [{ text: "failed" }, { id: "sent" }, true],
  [{ text: "failed" }, { id: "other" }, false],
  [{ product: "oak-bench" }, { piece: "oak-bench" }, true],
  [{ product: "oak-bench" }, { piece: "oak-bench-2" }, false],
  [{ product: "none" }, { piece: null }, true],
  [{ product: "none" }, { piece: "oak-bench" }, false],
  [{ repeated: true }, { id: "twice" }, true],
  [{ repeated: true }, { id: "once" }, false],
  [{ sold: true }, { id: "bought" }, true],
  [{ sold: true }, { id: "looked" }, false],
  // Sunday night, then forty minutes after the door opened on Monday.
  [{ inTime: true }, { ...received, first_called_at: "2026-11-23T15:40:00Z" }, true],
  [{ inTime: true }, { ...received, first_contacted_at: "2026-11-23T15:40:00Z" }, true],
  [{ inTime: true }, { ...received, first_called_at: "2026-11-23T16:01:00Z" }, false],
  [{ inTime: true }, received, false],
  // By the clock, as the overview counts: the hour's end belongs to the next span.
  [{ contact: "1h" }, { ...received, first_contacted_at: "2026-11-23T03:59:59.999Z" }, true],
  [{ contact: "1h" }, { ...received, first_contacted_at: "2026-11-23T02:00:00Z" }, true],
  [{ contact: "1h" }, { ...received, first_contacted_at: "2026-11-23T04:00:00Z" }, false],
  [{ contact: "4h" }, { ...received, first_contacted_at: "2026-11-23T04:00:00Z" }, true],
  [{ contact: "later" }, { ...received, first_contacted_at: "2026-11-26T03:00:00Z" }, true],
  [{ contact: "later" }, received, false],
  [{ followUp: "overdue" }, { follow_up_at: "2026-11-23T16:59:00Z" }, true],
  [{ followUp: "today" }, { follow_up_at: "2026-11-24T04:59:00Z" }, true],
  [{ followUp: "today" }, { follow_up_at: "2026-11-24T05:00:00Z" }, false],
  [{ followUp: "week" }, { follow_up_at: "2026-11-29T12:00:00Z" }, true],
  [{ followUp: "none" }, { follow_up_at: "2026-11-29T12:00:00Z" }, false],
])("%j and %j: %s", (more, lead, wanted) => expect(passes(more, lead)).toBe(wanted));

test("texts that are not known yet find nothing rather than everything", () => {
  const more = { ...leadAddress.usual, text: "failed" as const };
  expect(prepareFilter(more, { ...facts, withText: undefined })(makeLead())).toBe(false);
});
