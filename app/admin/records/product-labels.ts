import { listAddresses, listNames } from "#shop/lists.ts";
import type { Showroom } from "#shop/shop.ts";
import { shortName } from "#shop/showroom-words.ts";
import type { Tables } from "#supabase/database.types.ts";

export type ShowroomId = Showroom["id"];

/** The showrooms that the shop has, and what staff call them; as the page was published. */
export let showroomIds: readonly ShowroomId[] = ["east", "west"];
export const showroomNames: Record<ShowroomId, string> = { east: "East", west: "West" };

/** Says which showrooms there are. The area of the back office does, before its pages are drawn. */
export function setShowrooms(showrooms: readonly Pick<Showroom, "id" | "name">[]) {
  showroomIds = showrooms.map(({ id }) => id);
  for (const showroom of showrooms) showroomNames[showroom.id] = shortName(showroom);
}

export const showroomChoice = () => showroomIds.map((id) => [id, showroomNames[id]] as const);

/** A list's name on a narrow screen: "Bedroom". */
export const listLabels = Object.fromEntries(
  listNames.map((list) => [list, listAddresses[list].name.replace(/( Set)? Deals$/, "")]),
) as Record<(typeof listNames)[number], string>;

export const listChoice = listNames.map((list) => [list, listLabels[list]] as const);

export const stateLabels: Record<Tables<"products">["state"], string> = {
  draft: "Draft",
  live: "Live",
  sold: "Sold",
  archived: "Hidden",
};

export const stateNames = Object.keys(stateLabels) as Tables<"products">["state"][];
