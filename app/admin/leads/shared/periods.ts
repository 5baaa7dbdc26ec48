/** How far back the overview looks, in days. */
export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];

/** The first of the last `days` by the viewer's calendar, today among them. */
export const firstDay = (days: number, now: Date) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1);
