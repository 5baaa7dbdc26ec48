/**
 * Every filter of the list, once: its place in the address, what it offers, which leads pass it here, and how the
 * database is asked for the same. One that stands on its usual value leaves nothing out.
 */

import { detroitToday, fromLocal } from "#shop/calendar/clock.ts";
import { addDays } from "#shop/calendar/days.ts";
import type { FinancingLead, TextState } from "#supabase/database.types.ts";
import { filterText, flag, oneOf } from "../../kit/list-address.ts";
import { contactSpans, contactWait, isWithin } from "../shared/contact-spans.ts";
import { wasCalledInTime } from "../shared/first-call.ts";
import { kindOf, leadKinds } from "../shared/inquiries.ts";
import { leadStatuses, productWords, statusLabels } from "../shared/lead.ts";
import { firstDay, periods } from "../shared/periods.ts";
import { isOnWorklist, worklists } from "../shared/worklists.ts";
import { define, type Filter, more, type Options } from "./filter.ts";

const dayForm = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const id = /^[a-z0-9-]{1,40}$/;
const slug = /^[a-z0-9-]{1,90}$/;

const midnight = (day: string) => Date.parse(fromLocal(`${day}T00:00`));
const midnightAfter = (day: string) => midnight(addDays(day, 1));
const iso = (moment: number) => new Date(moment).toISOString();
const isoOrNull = (moment: number) => (Number.isFinite(moment) ? iso(moment) : null);

const receivedFrom =
  (moment: number) =>
  ({ created_at }: FinancingLead) =>
    Date.parse(created_at) >= moment;

/** What became of texts: the words for staff, and the states that they stand for. */
export const textFilters = {
  failed: ["Text failed or unconfirmed", ["failed", "unknown"]],
  unsent: ["Text not sent", ["refused"]],
  opted_out: ["Opted out", ["opted_out"]],
  waiting: ["Text sending", ["checking", "queued", "sending", "sent"]],
  delivered: ["Text delivered", ["delivered"]],
} as const satisfies Record<string, readonly [words: string, states: readonly TextState[]]>;

type Span = readonly [from: number, until: number];

/** When leads come back: the words for staff, and from which moment until which. */
export const followUps = {
  overdue: ["Follow-up overdue", (now: number): Span => [Number.NEGATIVE_INFINITY, now]],
  today: ["Follow-up today", (now: number) => daysFrom(now, 0)],
  week: ["Follow-up within a week", (now: number) => daysFrom(now, 6)],
  set: ["Follow-up any day", (): Span => [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]],
} as const;

function daysFrom(now: number, ahead: number): Span {
  const today = detroitToday(new Date(now));
  return [midnight(today), midnightAfter(addDays(today, ahead))];
}

type KeyOf<Table> = keyof Table & string;
const keysOf = <Table extends object>(table: Table) => Object.keys(table) as KeyOf<Table>[];
/** All of a table's keys with their words, after what leaves nothing out. */
const optionsOf = (table: Record<string, readonly [words: string, ...unknown[]]>): Options =>
  Object.entries(table).map(([key, [words]]) => [key, words]);

export const filters = {
  status: define({
    parameter: oneOf("status", "all", ["all", ...leadStatuses, "junk"]),
    label: "Status",
    options: () => [
      ["all", "All statuses"],
      ...leadStatuses.map((status) => [status, statusLabels[status]] as const),
      ["junk", "Suspected junk"],
    ],
    test: (status) => (lead) => status === "junk" || lead.status === status,
    ask: (status) => ({ status }),
  }),
  lender: define({
    parameter: filterText("lender", /./, "all"),
    label: "Financing option",
    options: ({ lenders }) => [
      ["all", "All financing options"],
      ...lenders.map((name) => [name, name] as const),
    ],
    test: (lender) => (lead) => lead.financing_option === lender,
    ask: (lender) => ({ lender }),
  }),
  /** Financing leads, or inquiries of a kind, which are all in the browser. */
  kind: define({
    parameter: oneOf("kind", "all", ["all", ...leadKinds]),
    test: (kind) => (lead) => kindOf(lead) === kind,
  }),
  /** Whose leads, or in which need. */
  only: define({
    parameter: oneOf("only", "all", worklists),
    test:
      (only, { me, now }) =>
      (lead) =>
        isOnWorklist(only, lead, me, now),
    ask: (only) => ({ only }),
  }),
  /** Those of so many days only, today among them. */
  days: define({
    parameter: oneOf("days", 0, [0, ...periods]),
    test: (days, { now }) => receivedFrom(firstDay(days, new Date(now)).getTime()),
    ask: (days, now) => ({ since: firstDay(days, new Date(now)).toISOString() }),
  }),
  /** Received on this day or later, by Detroit's calendar: "2026-11-23". */
  from: more({
    parameter: filterText("from", dayForm),
    label: "From",
    test: (from) => receivedFrom(midnight(from)),
    ask: (from) => ({ since: iso(midnight(from)) }),
  }),
  to: more({
    parameter: filterText("to", dayForm),
    label: "To",
    test(to) {
      const isLater = receivedFrom(midnightAfter(to));
      return (lead) => !isLater(lead);
    },
    ask: (to) => ({ until: iso(midnightAfter(to)) }),
  }),
  showroom: more({
    parameter: filterText("showroom", id, "all"),
    label: "Showroom",
    options: ({ showrooms }) => [
      ["all", "Any showroom"],
      ...showrooms.map(({ id, name }) => [id, name] as const),
      ["site", "From the site"],
    ],
    test: (showroom) => (lead) => (lead.showroom ?? (lead.kind ? "none" : "site")) === showroom,
    ask: (showroom) => ({ showroom }),
  }),
  person: more({
    parameter: filterText("person", id, "all"),
    label: "Person",
    options: ({ staff }) => [
      ["all", "Anybody"],
      ["nobody", "Unassigned"],
      ...staff.map(({ id, name }) => [id, name] as const),
    ],
    test: (person) => (lead) => (lead.assigned_to ?? "nobody") === person,
    ask: (person) => ({ person }),
  }),
  contact: more({
    parameter: oneOf("contact", "all", ["all", ...contactSpans.map(({ key }) => key)]),
    label: "First contact",
    options: () => [
      ["all", "Any first contact"],
      ...contactSpans.map(({ key, words }) => [key, words] as const),
    ],
    test(contact) {
      const span = contactSpans.find(({ key }) => key === contact)!;
      return (lead) => isWithin(contactWait(lead), span);
    },
    ask(contact) {
      const { from, below } = contactSpans.find(({ key }) => key === contact)!;
      return { contact: [from, Number.isFinite(below) ? below : null] };
    },
  }),
  text: more({
    parameter: oneOf("text", "all", ["all", ...keysOf(textFilters)]),
    label: "Text",
    options: () => [["all", "Any text"], ...optionsOf(textFilters)],
    test:
      (_, { withText }) =>
      ({ id }) =>
        withText?.has(id) === true,
    ask: (text) => (text === "all" ? {} : { texts: textFilters[text][1] }),
  }),
  followUp: more({
    parameter: oneOf("again", "all", ["all", ...keysOf(followUps), "none"]),
    label: "Follow-up",
    options: () => [["all", "Any follow-up"], ...optionsOf(followUps), ["none", "No follow-up"]],
    test(wanted, { now }) {
      if (wanted === "all" || wanted === "none") return (lead) => lead.follow_up_at === null;
      const [from, until] = followUps[wanted][1](now);
      return ({ follow_up_at }) => {
        const at = follow_up_at === null ? Number.NaN : Date.parse(follow_up_at);
        return at >= from && at < until;
      };
    },
    ask(wanted, now) {
      if (wanted === "all" || wanted === "none") return { again: null };
      const [from, until] = followUps[wanted][1](now);
      return { again: [isoOrNull(from), isoOrNull(until)] };
    },
  }),
  /** The last part of the address of the product that was asked about. */
  product: more({
    parameter: filterText("product", slug, "all"),
    label: "Product",
    options({ products }, value) {
      const named = products.map(({ slug, title }) => [slug, title] as const);
      const isNamed = ["all", "none", ...named.map(([slug]) => slug)].includes(value);
      return [
        ["all", "Any product or none"],
        ["none", "No product"],
        ...(isNamed ? [] : [[value, productWords({ piece: value })] as const]),
        ...named.toSorted(([, a], [, b]) => a.localeCompare(b)),
      ];
    },
    test: (product) => (lead) => (lead.piece ?? "none") === product,
    ask: (product) => ({ product }),
  }),
  repeated: more({
    parameter: flag("repeated"),
    label: "Asked more than once",
    test: (_, { isRepeated }) => isRepeated,
    ask: () => ({ repeated: true }),
  }),
  inTime: more({
    parameter: flag("called", "in-time"),
    label: "Called within a business hour",
    test:
      (_, { hours }) =>
      (lead) =>
        wasCalledInTime(lead, hours),
    ask: () => ({ in_time: true }),
  }),
  sold: more({
    parameter: flag("sold"),
    label: "Sold",
    test:
      (_, { sold }) =>
      ({ id }) =>
        (sold?.get(id)?.items ?? 0) > 0,
    ask: () => ({ sold: true }),
  }),
};

type Values = {
  [Name in keyof typeof filters]: (typeof filters)[Name] extends Filter<infer Value>
    ? Value
    : never;
};
export type FilterName = keyof Values;

export interface LeadFilter extends Values {
  search: string;
}

const all = Object.entries(filters) as [FilterName, Filter<Values[FilterName]>][];
const namesOf = (some: typeof all) => some.map(([name]) => name);

export const mainFilters = namesOf(all.filter(([, { label, isMore }]) => label && !isMore));
export const moreFilters = namesOf(all.filter(([, { isMore }]) => isMore));

/** Those that leave something out. */
export const setFilters = (state: LeadFilter) =>
  all.filter(([name, { parameter }]) => state[name] !== parameter.usual);
