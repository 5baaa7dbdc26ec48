/** Showrooms, lists and states as staff call them. */
import { listAddresses, listNames } from "#shop/lists.ts";
import type { Tables } from "#supabase/database.types.ts";

export const showroomIds = ["east", "west"] as const;
export type ShowroomId = (typeof showroomIds)[number];
export const showroomNames: Record<ShowroomId, string> = { east: "East", west: "West" };

/** A list's name on a narrow screen: "Bedroom". */
export const listLabels = Object.fromEntries(
  listNames.map((list) => [list, listAddresses[list].name.replace(/( Set)? Deals$/, "")]),
) as Record<(typeof listNames)[number], string>;

export const stateLabels: Record<Tables<"products">["state"], string> = {
  draft: "Draft",
  live: "Live",
  sold: "Sold",
  archived: "Hidden",
};

export const stateNames = Object.keys(stateLabels) as Tables<"products">["state"][];
