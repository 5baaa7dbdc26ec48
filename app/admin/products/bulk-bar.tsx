import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listNames } from "#app/catalog/products.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Piece } from "../catalog/catalog.queries.ts";
import { listLabels } from "../catalog/catalog.ts";
import {
  changePieces,
  type PieceChange,
  refreshCatalog,
  reverse,
} from "../catalog/catalog-writes.ts";
import { describeFailure } from "../catalog/failures.ts";
import { field, toolButton } from "../controls.ts";
import { plural } from "../format.ts";
import { offerUndo } from "../undo/undo-store.ts";
import { MarkdownSheet } from "./markdown-sheet.tsx";

interface BulkBarProps {
  /** Those that are selected, on whatever page of the list. */
  pieces: readonly Piece[];
  onDone: () => void;
}

/** What can be done with several pieces at once; all of it in one step. */
export function BulkBar({ pieces, onDone }: BulkBarProps) {
  const change = useBulkChange(pieces, onDone);
  const [isMarkingDown, setMarkingDown] = useState(false);
  const count = plural(pieces.length, "piece");
  return (
    <section
      aria-label="Selected pieces"
      className="sticky top-14 z-30 flex flex-wrap items-center gap-2 rounded-lg border border-spruce bg-spruce-wash p-2"
    >
      <b className="mr-auto px-1">{count} selected</b>
      <button type="button" className={toolButton()} onClick={() => setMarkingDown(true)}>
        Mark down…
      </button>
      <select
        aria-label="Move to page"
        className={field("w-auto")}
        value=""
        onChange={({ target }) =>
          change(
            { list: target.value as Piece["list"] },
            `${count} moved to ${listLabels[target.value as Piece["list"]]}.`,
          )
        }
      >
        <option value="">Move to…</option>
        {listNames.map((list) => (
          <option key={list} value={list}>
            {listLabels[list]}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={toolButton()}
        onClick={() => change({ state: "archived" }, `${count} hidden from the site.`)}
      >
        Hide
      </button>
      <button
        type="button"
        className={toolButton()}
        onClick={() => change({ state: "live" }, `${count} live.`)}
      >
        Make live
      </button>
      <button type="button" className={toolButton()} onClick={onDone}>
        Clear
      </button>
      {isMarkingDown ? (
        <MarkdownSheet pieces={pieces} onClose={() => setMarkingDown(false)} onDone={onDone} />
      ) : null}
    </section>
  );
}

/** Gives every piece the same new value, in one transaction that can be undone. */
function useBulkChange(pieces: readonly Piece[], onDone: () => void) {
  const client = useQueryClient();
  return async function change(to: Pick<PieceChange, "list" | "state">, title: string) {
    try {
      const after = await changePieces(pieces.map(({ id, version }) => ({ id, version, ...to })));
      offerUndo({
        title,
        undo: async () => {
          await changePieces(reverse(pieces, after), true);
          await refreshCatalog(client);
        },
      });
      onDone();
    } catch (error) {
      showToast({
        title: "Nothing was changed.",
        description: describeFailure(error),
        tone: "destructive",
      });
    } finally {
      void refreshCatalog(client);
    }
  };
}
