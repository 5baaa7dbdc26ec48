import { useQueryClient } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { showToast } from "#app/ui/toast.ts";
import { refreshCatalog } from "../catalog/catalog-writes.ts";
import { describeFailure } from "../catalog/failures.ts";
import { requestTimeout } from "../requests.ts";
import { offerUndo } from "../undo/undo-store.ts";
import type { PackageRow } from "./package.ts";

type Change = Partial<Pick<PackageRow, "product_ids" | "state">>;

/** Changes a package over the version that is shown; it can be undone, and a refusal is said. */
export function usePackageChanges() {
  const client = useQueryClient();
  return async function change(shown: PackageRow, to: Change, title: string) {
    try {
      await write(shown.id, { ...to, version: shown.version });
      const { product_ids, state } = shown;
      offerUndo({
        title,
        undo: async () => {
          await write(shown.id, { product_ids, state, version: shown.version + 1 });
          await refreshCatalog(client);
        },
      });
    } catch (error) {
      showToast({
        title: "Nothing was changed.",
        description: describeFailure(error),
        tone: "destructive",
      });
    } finally {
      await refreshCatalog(client);
    }
  };
}

async function write(id: string, change: Change & { version: number }) {
  const { data } = await db()
    .from("packages")
    .update(change)
    .eq("id", id)
    .select("id")
    .abortSignal(requestTimeout())
    .throwOnError();
  if (data.length === 0) throw new Error("Nothing was saved: your admin role was removed.");
}
