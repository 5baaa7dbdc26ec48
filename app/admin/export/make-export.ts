/** Puts “Download everything” together; loaded when somebody asks for it. */
import { downloadZip } from "client-zip";
import { withProof } from "#app/auth/proof.ts";
import { db } from "#app/lib/supabase.ts";
import { read } from "../requests.ts";
import { exportFiles, exportName } from "./export-files.ts";
import { storeSource } from "./read-store.ts";

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
