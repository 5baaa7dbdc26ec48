/** The export: a file that Excel, Numbers and Sheets open right, and that no cell can turn into a formula. */

import { detroitToday, toLocal } from "#shop/calendar/clock.ts";
import { own } from "#shop/own.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { type CsvColumns, csvText } from "../../csv.ts";
import { showroomNames } from "../../records/product-labels.ts";
import { isFinancing, kindLabels, kindOf } from "../shared/inquiries.ts";
import { productWords } from "../shared/lead.ts";

/** "financing-leads-2026-11-21.csv", by the day in Detroit. */
export const csvFileName = (now: Date, part: "whole" | "partial" | "all-details" = "whole") =>
  `financing-leads-${detroitToday(now)}${part === "whole" ? "" : `-${part}`}.csv`;

/** Of which rows a file is, and its columns. */
export interface CsvForm {
  isOf: (lead: FinancingLead) => boolean;
  columns: CsvColumns<FinancingLead>;
}

/** The file as it is specified, of financing leads, for programs: times in UTC. */
export const plainForm: CsvForm = {
  isOf: isFinancing,
  columns: [
    ["Date", ({ created_at }) => new Date(created_at).toISOString()],
    ["First Name", ({ first_name }) => first_name],
    ["Last Name", ({ last_name }) => last_name],
    ["Phone", ({ phone }) => phoneAsText(phone)],
    ["Financing Option", ({ financing_option }) => financing_option],
    ["Status", ({ status }) => status],
    ["Notes", ({ notes }) => notes ?? ""],
  ],
};

const sources = { site: "Site", walk_in: "Walk-in", phone: "Caller" };

/**
 * For people with a spreadsheet, with inquiries: Detroit's time, who did what, what was asked about and paid. `nameOf` tells whose a
 * lead is, `paid` what each bought and kept, in cents.
 */
export const detailsForm = (
  nameOf: (id: string) => string,
  paid: ReadonlyMap<string, { cents: number }>,
): CsvForm => ({
  isOf: () => true,
  columns: [
    ["Received (Detroit)", ({ created_at }) => detroitCell(created_at)],
    ...plainForm.columns.slice(1),
    ["First Call", ({ first_called_at }) => detroitCell(first_called_at)],
    ["First Contact", ({ first_contacted_at }) => detroitCell(first_contacted_at)],
    ["Last Change", ({ updated_at }) => detroitCell(updated_at)],
    ["Calls", ({ calls }) => String(calls)],
    ["Follow-Up", ({ follow_up_at }) => detroitCell(follow_up_at)],
    ["Assigned To", ({ assigned_to }) => (assigned_to ? nameOf(assigned_to) : "")],
    ["Source", ({ source }) => sources[source]],
    ["Showroom", ({ showroom }) => (showroom ? (own(showroomNames, showroom) ?? showroom) : "")],
    ["Product", productWords],
    ["Sold For", ({ id }) => (paid.has(id) ? String(paid.get(id)!.cents / 100) : "")],
    ["Kind", (lead) => kindLabels[kindOf(lead)]],
  ],
});

/** "2026-11-21 22:05", which spreadsheets take for a date and a time. */
const detroitCell = (iso: string | null) => (iso ? toLocal(iso).replace("T", " ") : "");

/** Forms that every spreadsheet leaves alone, such as "(586) 555-0117" and "1 586-555-0117". */
const readAsText = /^(1[ -])?(\(\d{3}\) ?|\d{3}[ -])\d{3}[ -]?\d{4}$/;

/**
 * A phone that stays a text. Bare digits would become a number, "12-12-2026" a date and
 * "(5865550117)" a negative number, so those are grouped; the digits stay as they are.
 */
export function phoneAsText(phone: string) {
  if (readAsText.test(phone)) return phone;
  const digits = phone.replace(/\D/g, "");
  const us = /^(1?)(\d{3})(\d{3})(\d{4})$/.exec(digits);
  if (us) return [us[1], us[2], us[3], us[4]].filter(Boolean).join("-");
  return (digits.match(/\d{1,4}/g) ?? [phone]).join(" ");
}

export const leadsCsv = (leads: readonly FinancingLead[], { isOf, columns }: CsvForm) =>
  csvText(columns, leads.filter(isOf));
