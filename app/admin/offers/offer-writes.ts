/** Writes offers, notices and packages. Each throws where the database refuses, or no row was changed. */
import { db } from "#app/lib/supabase.ts";
import { deleteRow, writeRow } from "../records/row-writes.ts";
import { changedRows } from "../requests.ts";
import type { Dated, OfferOrNotice } from "./offer.ts";
import { type PackageRow, type PackageValues, packageSlug } from "./package-fields.ts";

/** Notices have a table of their own. */
export const tableOf = (place: string) => (place === "notice" ? "notices" : "offers") as "notices";

/** A new one with this id, where `version` is 0, or other words and dates over that version. */
export async function saveOffer(
  row: OfferOrNotice,
  { id, version }: Pick<Dated, "id" | "version">,
) {
  // The two tables share what is asked of them here; each row goes to its own.
  const table = db().from(("words" in row ? "notices" : "offers") as "notices");
  const write =
    version === 0
      ? table.insert({ ...row, id } as never)
      : table.update({ ...row, version } as never).eq("id", id);
  changedRows(await write.select("id").throwOnError());
}

export const endOffer = ({ id, place, version }: Dated, at: string) =>
  writeRow(tableOf(place), id, { ends_at: at, version });

/** As it is shown: what somebody else has changed since stays. */
export const removeOffer = ({
  id,
  place,
  version,
}: Pick<Dated, "id" | "version"> & { place: string }) => deleteRow(tableOf(place), id, version);

/** A new one with this id, where `version` is 0, or other facts over that version. */
export async function savePackage(
  values: PackageValues,
  { id, version, position }: Pick<PackageRow, "id" | "version" | "position">,
) {
  const table = db().from("packages");
  const write =
    version === 0
      ? table.insert({ ...values, id, position, slug: packageSlug(values.name, id) } as never)
      : table.update({ ...values, version } as never).eq("id", id);
  changedRows(await write.select("id").throwOnError());
}

/** As it is shown, with its offers: what somebody else has changed since stays. */
export const removePackage = (id: string, version: number) => deleteRow("packages", id, version);

export type PackageChange = Partial<Pick<PackageRow, "product_ids" | "state">>;

/** `version` is the one that it was made over. */
export const changePackage = (id: string, change: PackageChange & { version: number }) =>
  writeRow("packages", id, change);
