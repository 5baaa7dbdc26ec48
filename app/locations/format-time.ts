/** "10:00" is "10 AM" and "17:30" is "5:30 PM". */
export function formatTime(time: string) {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

/** "10 AM – 8 PM", or that it is closed. */
export function formatHours(hours: { opens: string; closes: string } | null | undefined) {
  return hours ? `${formatTime(hours.opens)} – ${formatTime(hours.closes)}` : "Closed";
}
