/** Dates and numbers as staff read them, in their own time zone. */

const dateTime = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const dayTime = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});
const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 0 });
const number = new Intl.NumberFormat("en-US");

export const formatDateTime = (iso: string) => dateTime.format(new Date(iso));
/** Without the year where it is this one: "Nov 21, 2:05 PM". */
export function formatShortDateTime(iso: string) {
  const date = new Date(iso);
  return (date.getFullYear() === new Date().getFullYear() ? dayTime : dateTime).format(date);
}
export const formatDay = (date: Date) => day.format(date);
/** In full percent: 199 of 200 are 99%. */
export const formatPercent = (share: number) =>
  percent.format(Math.floor(Number((share * 100).toFixed(6))) / 100);
export const formatNumber = (count: number) => number.format(count);
export const plural = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** "850 KB", "12.3 MB" */
export function formatBytes(bytes: number) {
  const kilobytes = Math.ceil(bytes / 1000);
  return kilobytes < 1000
    ? `${kilobytes} KB`
    : `${formatNumber(Math.round(kilobytes / 100) / 10)} MB`;
}

/** "540 of 600 characters", "600 characters at most: 12 too many" */
export function describeLength(text: string, most: number): string {
  const { length } = text.trim();
  return length > most
    ? `${most} characters at most: ${length - most} too many`
    : `${length} of ${most} characters`;
}
