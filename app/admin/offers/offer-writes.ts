import { deleteRow, saveRow, writeRow } from "../records/row-writes.ts";
import type { Dated, OfferOrNotice } from "./offer.ts";

/** Notices have a table of their own. */
export const tableOf = (place: string) => (place === "notice" ? "notices" : "offers") as "notices";

export const saveOffer = (row: OfferOrNotice, offer: Pick<Dated, "id" | "version">) =>
  "words" in row ? saveRow("notices", offer, row) : saveRow("offers", offer, row);

export const endOffer = ({ id, place, version }: Dated, at: string) =>
  writeRow(tableOf(place), id, { ends_at: at, version });

/** As it is shown: what somebody else has changed since stays. */
export const removeOffer = ({ id, place, version }: Pick<Dated, "id" | "place" | "version">) =>
  deleteRow(tableOf(place), id, version);
