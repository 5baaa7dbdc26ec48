/** How far back the overview looks, in days. */
export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];
