const leastDays = 30;

/**
 * The last day of the sample's limited offer, which is "valid through October": the first October 31
 * that is at least 30 days after `now`. YYYY-MM-DD.
 */
export function sampleOfferEnd(now: Date): string {
  const soonest = new Date(now.getTime() + leastDays * 86_400_000).toISOString().slice(0, 10);
  const year = Number(soonest.slice(0, 4));
  const end = `${year}-10-31`;
  return end >= soonest ? end : `${year + 1}-10-31`;
}
