/** Writes offers, notices and packages. Each throws where the database refuses, or no row was changed. */
import { deleteRow, saveRow, writeRow } from "../records/row-writes.ts";
import type { Dated, OfferOrNotice } from "./offer.ts";
import { type PackageRow, type PackageValues, packageSlug } from "./package-fields.ts";

/** Notices have a table of their own. */
export const tableOf = (place: string) => (place === "notice" ? "notices" : "offers") as "notices";

/** A new one with this id, where `version` is 0, or other words and dates over that version. */
export const saveOffer = (row: OfferOrNotice, offer: Pick<Dated, "id" | "version">) =>
  "words" in row ? saveRow("notices", offer, row) : saveRow("offers", offer, row);

export const endOffer = ({ id, place, version }: Dated, at: string) =>
  writeRow(tableOf(place), id, { ends_at: at, version });

/** As it is shown: what somebody else has changed since stays. */
export const removeOffer = ({ id, place, version }: Pick<Dated, "id" | "place" | "version">) =>
  deleteRow(tableOf(place), id, version);

/** A new one with this id, where `version` is 0, or other facts over that version. */
export const savePackage = (
  values: PackageValues,
  { id, version, position }: Pick<PackageRow, "id" | "version" | "position">,
) =>
  saveRow("packages", { id, version }, values as never, {
    position,
    slug: packageSlug(values.name, id),
  });

/** As it is shown, with its offers: what somebody else has changed since stays. */
export const removePackage = (id: string, version: number) => deleteRow("packages", id, version);

export type PackageChange = Partial<Pick<PackageRow, "product_ids" | "state">>;

/** `version` is the one that it was made over. */
export const changePackage = (id: string, change: PackageChange & { version: number }) =>
  writeRow("packages", id, change);
