import { useQueryClient } from "@tanstack/react-query";
import { showToast } from "#app/ui/toast.ts";
import { describeFailure } from "../records/failures.ts";
import { refreshRecords } from "../records/record-writes.ts";
import { offerUndo } from "../undo/undo-store.ts";
import { changePackage, type PackageChange } from "./offer-writes.ts";
import type { PackageRow } from "./package.ts";

/** Changes a package over the version that is shown; it can be undone, and a refusal is said. */
export function usePackageChanges() {
  const client = useQueryClient();
  return async function change(shown: PackageRow, to: PackageChange, title: string) {
    try {
      await changePackage(shown.id, { ...to, version: shown.version });
      const { product_ids, state } = shown;
      offerUndo({
        title,
        undo: () => changePackage(shown.id, { product_ids, state, version: shown.version + 1 }),
      });
    } catch (error) {
      showToast({
        title: "Nothing was changed.",
        description: describeFailure(error),
        tone: "destructive",
      });
    } finally {
      await refreshRecords(client);
    }
  };
}
