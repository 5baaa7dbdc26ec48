import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { showToast } from "#app/ui/toast.ts";
import type { Piece } from "../catalog/catalog.queries.ts";
import { type ShowroomId, showroomNames } from "../catalog/catalog.ts";
import { refreshCatalog, setStock, storePieces } from "../catalog/catalog-writes.ts";
import { describeFailure } from "../catalog/failures.ts";
import { iconButton } from "../controls.ts";
import { offerUndo } from "../undo/undo-store.ts";
import { useLatest } from "../use-latest.ts";

/** Presses that follow each other are one count. */
const restMs = 600;

interface StockStepperProps {
  piece: Piece;
  showroom: ShowroomId;
}

/** How many stand in one showroom: stepped or typed, and saved when one rests. */
export function StockStepper({ piece, showroom }: StockStepperProps) {
  const { onHand } = piece.stock[showroom];
  const { draft, isSaving, count, wait } = useStock(piece, showroom);
  const [typing, setTyping] = useState<string>();
  const shown = draft ?? onHand;
  const name = showroomNames[showroom];
  return (
    <div className="flex items-center">
      <span className="w-9 shrink-0 text-sm text-ink-soft">{name}</span>
      <button
        type="button"
        className={iconButton("text-xl")}
        aria-disabled={shown === 0 || isSaving || undefined}
        aria-label={`One less of ${piece.title} at ${name}`}
        onClick={() => (shown === 0 || isSaving ? undefined : count(shown - 1))}
      >
        −
      </button>
      <input
        inputMode="numeric"
        aria-label={`${piece.title} at ${name}`}
        className="size-11 rounded-lg border border-ink-soft/60 bg-surface text-center font-semibold tabular fine:h-9 fine:w-10"
        value={typing ?? String(shown)}
        readOnly={isSaving}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          const typed = target.value.replaceAll(/\D/g, "").slice(0, 5);
          setTyping(typed);
          // An empty field is somebody about to type, not a showroom that was sold out.
          if (typed === "") wait();
          else count(Number(typed));
        }}
        onBlur={() => setTyping(undefined)}
      />
      <button
        type="button"
        className={iconButton("text-xl")}
        aria-disabled={isSaving || undefined}
        aria-label={`One more of ${piece.title} at ${name}`}
        onClick={() => (isSaving ? undefined : count(shown + 1))}
      >
        +
      </button>
    </div>
  );
}

function useStock(piece: Piece, showroom: ShowroomId) {
  const client = useQueryClient();
  // A row is filled anew with another piece: a count stays with the piece that was counted.
  const [pending, setPending] = useState<{ piece: Piece; draft: number }>();
  const [isSaving, setSaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const draft = pending?.piece.id === piece.id ? pending.draft : undefined;

  async function save(counted: Piece, onHand: number) {
    const before = counted.stock[showroom];
    if (onHand === before.onHand) return setPending(undefined);
    setSaving(true);
    try {
      const version = await setStock(counted, showroom, onHand);
      const stock = { ...counted.stock, [showroom]: { onHand, version } };
      storePieces(client, new Map([[counted.id, { stock }]]));
      offerUndo({
        title: `${counted.title}: ${onHand} at ${showroomNames[showroom]}, was ${before.onHand}.`,
        undo: () => setStock({ ...counted, stock }, showroom, before.onHand),
      });
    } catch (error) {
      showToast({
        title: `${counted.title} was not counted.`,
        description: `${describeFailure(error)} The list shows how it is now.`,
        tone: "destructive",
      });
    } finally {
      setSaving(false);
      setPending(undefined);
      void refreshCatalog(client);
    }
  }

  const latest = useLatest({ save, pending });
  const flush = () => {
    clearTimeout(timer.current);
    const { save, pending } = latest.current;
    if (pending) void save(pending.piece, pending.draft);
  };
  const flushLatest = useLatest(flush);
  // What was counted is saved too when the row leaves the page.
  useEffect(() => () => flushLatest.current(), [flushLatest]);

  return {
    draft,
    isSaving,
    /** Saves nothing of what was counted here until it is counted anew. */
    wait() {
      clearTimeout(timer.current);
      setPending(undefined);
    },
    count(onHand: number) {
      if (pending && pending.piece.id !== piece.id) flush();
      clearTimeout(timer.current);
      setPending({ piece: pending?.piece.id === piece.id ? pending.piece : piece, draft: onHand });
      timer.current = setTimeout(() => flushLatest.current(), restMs);
    },
  };
}
