import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { formatMoney, savings } from "#app/lib/money.ts";
import { button } from "#app/ui/button.ts";
import { Modal } from "#app/ui/modal.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { type Piece, piecesKey } from "../catalog/catalog.queries.ts";
import { changePieces, refreshCatalog, reverse, storePieces } from "../catalog/catalog-writes.ts";
import { ConflictPanel } from "../catalog/conflict-panel.tsx";
import { describeFailure, isConflict } from "../catalog/failures.ts";
import { isLargeChange, moneyText, parseMoney, priceWarnings } from "../catalog/money-input.ts";
import { toolButton } from "../controls.ts";
import { KeptNote } from "../kept-note.tsx";
import { offerUndo } from "../undo/undo-store.ts";
import { useDraft } from "../use-draft.ts";

interface PriceSheetProps {
  piece: Piece;
  onClose: () => void;
}

/** Price and compare-at price of one piece; a price that moves far is typed twice. */
export function PriceSheet({ piece, onClose }: PriceSheetProps) {
  const client = useQueryClient();
  // What the form was filled from; a newer one is a conflict, not a surprise.
  const [base, setBase] = useState(piece);
  const [openedAt] = useState(() => new Date(Date.now() - 1000).toISOString());
  const draft = useDraft(`price ${piece.id}`, {
    price: moneyText(base.price_cents),
    compareAt: moneyText(base.compare_at_cents),
    again: "",
  });
  const { price, compareAt, again } = draft.values;
  const [problem, setProblem] = useState("");
  const [hasConflict, setConflict] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isTried, setTried] = useState(false);

  const to = parseMoney(price);
  const retail = parseMoney(compareAt);
  const isLarge = "cents" in to && isLargeChange(base.price_cents, to.cents);
  const errors = {
    price: "problem" in to ? to.problem : undefined,
    compareAt:
      "problem" in retail
        ? retail.problem
        : "cents" in to && retail.cents <= to.cents
          ? "The compare-at price has to be above the price."
          : undefined,
    again:
      isLarge && !isSame(again, to)
        ? `From ${formatMoney(base.price_cents)} to ${formatMoney(to.cents)} is a change of ${percentOf(base.price_cents, to.cents)}%: type the new price again.`
        : undefined,
  };
  const isWrong = Boolean(errors.price ?? errors.compareAt ?? errors.again);

  async function save(over: Piece = base) {
    setTried(true);
    if (isWrong || !("cents" in to) || !("cents" in retail)) return;
    setSaving(true);
    setProblem("");
    try {
      const change = { price_cents: to.cents, compare_at_cents: retail.cents };
      const after = await changePieces(
        [{ id: over.id, version: over.version, ...change }],
        isLarge,
      );
      storePieces(client, new Map([[over.id, { ...change, version: after[0]!.version }]]));
      draft.drop();
      offerUndo({
        title: `${over.title}: ${formatMoney(to.cents)}, was ${formatMoney(over.price_cents)}.`,
        undo: async () => {
          await changePieces(reverse([over], after), true);
          await refreshCatalog(client);
        },
      });
      void refreshCatalog(client);
      onClose();
    } catch (error) {
      if (isConflict(error)) {
        await client.invalidateQueries({ queryKey: piecesKey });
        setConflict(true);
      } else {
        setProblem(describeFailure(error));
      }
    } finally {
      setSaving(false);
    }
  }

  function takeTheirs() {
    draft.drop();
    setBase(piece);
    setConflict(false);
  }

  return (
    <Modal title={piece.title} onClose={onClose} width="max-w-md">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const over = hasConflict ? piece : base;
          setBase(over);
          setConflict(false);
          void save(over);
        }}
      >
        {hasConflict ? (
          <ConflictPanel table="products" record={piece.id} since={openedAt}>
            <button type="button" className={toolButton()} onClick={takeTheirs}>
              Use theirs: {formatMoney(piece.price_cents)}
            </button>
          </ConflictPanel>
        ) : null}
        <KeptNote draft={draft} />
        <TextField
          label="Price"
          inputMode="decimal"
          autoComplete="off"
          value={price}
          error={isTried ? errors.price : undefined}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => draft.change({ price: target.value })}
        />
        <TextField
          label="Compare-at price"
          inputMode="decimal"
          autoComplete="off"
          value={compareAt}
          error={isTried ? errors.compareAt : undefined}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => draft.change({ compareAt: target.value })}
        />
        {isLarge ? (
          <TextField
            label="The new price again"
            inputMode="decimal"
            autoComplete="off"
            value={again}
            error={errors.again}
            onChange={({ target }) => draft.change({ again: target.value })}
          />
        ) : null}
        {"cents" in to && "cents" in retail && retail.cents > to.cents ? (
          <Outcome price={to.cents} compareAt={retail.cents} />
        ) : null}
        {problem ? (
          <p role="alert" className="rounded-lg bg-tag-wash p-3 text-sm font-semibold text-tag">
            {problem}
          </p>
        ) : null}
        <button type="submit" className={button()} disabled={isSaving}>
          {isSaving ? "Saving…" : hasConflict ? "Save mine" : "Save"}
        </button>
      </form>
    </Modal>
  );
}

function Outcome({ price, compareAt }: { price: number; compareAt: number }) {
  const { percent, cents } = savings(price, compareAt);
  return (
    <div className="text-sm text-ink-soft">
      <p>
        The page will say <b className="text-ink">{percent}% off</b>, {formatMoney(cents)} saved.
      </p>
      {priceWarnings(price, compareAt).map((words) => (
        <p key={words} className="font-semibold text-brass">
          {words}
        </p>
      ))}
    </div>
  );
}

const percentOf = (from: number, to: number) => Math.round((Math.abs(to - from) / from) * 100);

function isSame(text: string, to: ReturnType<typeof parseMoney>) {
  const typed = parseMoney(text);
  return "cents" in typed && "cents" in to && typed.cents === to.cents;
}
