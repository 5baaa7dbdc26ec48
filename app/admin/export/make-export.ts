/** Puts “Download everything” together; loaded when somebody asks for it. */

import { downloadZip } from "client-zip";
import { withProof } from "#app/auth/proof.ts";
import { backendUrl, settings } from "#app/lib/backend.ts";
import { asVisitor, db } from "#app/lib/supabase.ts";
import { read, readAll } from "../requests.ts";
import { readAllSales } from "../sales/sales.queries.ts";
import { salesCsv } from "../sales/sales-csv.ts";
import { readStaff } from "../users/staff.queries.ts";
import { type ExportSource, exportFiles, exportName } from "./export-files.ts";
import type { ExportedRow } from "./exported-tables.ts";

/** The whole archive, once its reader is proven; or what went wrong: half an archive would look like one. */
export async function makeExport(
  signal: AbortSignal,
  onFile: (what: string) => void,
): Promise<{ name: string; file: Blob }> {
  await withProof(() => read(signal, db().rpc("begin_export")));
  const now = new Date();
  const file = await downloadZip(exportFiles(storeSource(signal), now, onFile)).blob();
  return { name: exportName(now), file };
}

/** What is in the store, until `signal` says that no one wants it any more. */
function storeSource(signal: AbortSignal): ExportSource {
  return {
    rowsOf: (table, key) =>
      readAll<ExportedRow>(signal, () => {
        let rows = db().from(table).select("*");
        for (const column of key) rows = rows.order(column as never);
        return rows;
      }),
    async salesCsv() {
      const [lines, staff] = await Promise.all([readAllSales({}), readStaff(signal)]);
      // Customers are people, not the shop.
      const ofShop = lines.map((line) => ({ ...line, lead_name: null }));
      return salesCsv(ofShop, new Map(staff.map(({ id, name }) => [id, name])));
    },
    async original(name) {
      const url = `${backendUrl()}/storage/v1/object/authenticated/originals/${name}`;
      const apikey = settings.publishableKey;
      const answer = await asVisitor((headers) => fetch(url, { headers, signal }), { apikey });
      if (answer.status === 404 || answer.status === 400) return null;
      if (!answer.ok) throw new Error(`A picture couldn’t be read (${answer.status}). Try again.`);
      return answer.body;
    },
  };
}
