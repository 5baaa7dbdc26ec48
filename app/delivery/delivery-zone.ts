/** A part of the country that the shop's own trucks go to, as the owner writes it down. */
export interface DeliveryZone {
  /** "Oakland County" */
  area: string;
  /** ZIP codes, whole or their first three digits. */
  zips: readonly string[];
  feeCents: number;
  /** Weekdays, Sunday is 0. */
  days: readonly number[];
  /** How many open days the shop needs before the truck leaves. */
  leadDays: number;
}
