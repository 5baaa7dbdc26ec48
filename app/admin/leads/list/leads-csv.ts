/** The export: a file that Excel, Numbers and Sheets open right, and that no cell can turn into a formula. */
import { csvFile, csvHead, csvLine } from "#app/admin/csv.ts";
import type { FinancingLead } from "#app/lib/database.types.ts";

const header = ["Date", "First Name", "Last Name", "Phone", "Financing Option", "Status", "Notes"];

/** "financing-leads-2026-11-21.csv", by the viewer's calendar. */
export function csvFileName(today: Date, part: "whole" | "partial" = "whole") {
  const date = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
    .map((number) => String(number).padStart(2, "0"))
    .join("-");
  return `financing-leads-${date}${part === "partial" ? "-partial" : ""}.csv`;
}

export function csvRow(lead: FinancingLead) {
  return csvLine([
    new Date(lead.created_at).toISOString(),
    lead.first_name,
    lead.last_name,
    phoneAsText(lead.phone),
    lead.financing_option,
    lead.status,
    lead.notes ?? "",
  ]);
}

export function leadsCsv(leads: readonly FinancingLead[]) {
  return csvHead(header) + leads.map(csvRow).join("");
}

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

const rowsPerTurn = 2_000;

/** Makes the file in turns, so that the page keeps answering. */
export async function createCsvFile(
  leads: readonly FinancingLead[],
  onProgress: (done: number) => void,
): Promise<Blob> {
  const parts = [csvHead(header)];
  for (let done = 0; done < leads.length; done += rowsPerTurn) {
    parts.push(
      leads
        .slice(done, done + rowsPerTurn)
        .map(csvRow)
        .join(""),
    );
    onProgress(Math.min(done + rowsPerTurn, leads.length));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return csvFile(parts);
}
