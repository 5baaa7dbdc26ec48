/** What the form of a showroom holds, as texts, and the row that it becomes. */
import { readPhone } from "#shop/phone.ts";
import type { Tables } from "#supabase/database.types.ts";

const columns = ["name", "city", "street", "postal_code", "phone"] as const;
type Column = (typeof columns)[number];

export type ShowroomFields = Record<Column | "latitude" | "longitude", string>;
export type ShowroomRow = Pick<Tables<"showrooms">, Column | "latitude" | "longitude">;

export const showroomFields = (row: ShowroomRow): ShowroomFields => ({
  ...(Object.fromEntries(columns.map((name) => [name, row[name]])) as Record<Column, string>),
  latitude: String(row.latitude),
  longitude: String(row.longitude),
});

/** The row that a form stands for, or what is wrong with it. */
export function showroomOf(fields: ShowroomFields): { row: ShowroomRow } | { problem: string } {
  const words = Object.fromEntries(columns.map((name) => [name, fields[name].trim()])) as Record<
    Column,
    string
  >;
  const place = { latitude: degrees(fields.latitude), longitude: degrees(fields.longitude) };
  if (!words.name || !words.city || !words.street) {
    return { problem: "Write the showroom’s name, its street, and its city." };
  }
  if (!/^\d{5}$/.test(words.postal_code))
    return { problem: "Write the five digits of the ZIP code." };
  if (readPhone(words.phone) !== words.phone) {
    return { problem: "Write the phone as (313) 555-0123." };
  }
  // Michigan, roughly: a swapped or mistyped number would put the pin into an ocean.
  if (!isBetween(place.latitude, 41, 49) || !isBetween(place.longitude, -91, -82)) {
    return {
      problem: "Write where the pin stands as a map shows it, such as 42.3314 and -83.0458.",
    };
  }
  return { row: { ...words, ...place } };
}

const degrees = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));

const isBetween = (value: number, from: number, to: number) => value >= from && value <= to;
