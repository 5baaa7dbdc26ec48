import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import * as v from "valibot";
import { uuid } from "#app/lib/uuid.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { formatMoney } from "#shop/money.ts";
import { toolButton } from "../controls.ts";
import { plural } from "../format.ts";
import { LoadState } from "../kit/load-state.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { checkFields, money, wholeNumber } from "../kit/schema.ts";
import { SelectField } from "../kit/select-field.tsx";
import { useWrite } from "../kit/use-write.ts";
import { labelsPath } from "../labels/labels.ts";
import { moneyText } from "../records/money-input.ts";
import { type ShowroomId, showroomIds, showroomNames } from "../records/product-labels.ts";
import { changeProducts } from "../records/record-writes.ts";
import { useDeviceShowroom } from "../shell/showroom-choice.tsx";
import { KeptReceipts } from "./kept-receipts.tsx";
import { type Lot, type LotItem, lotItemsQuery } from "./lots.queries.ts";
import { type KeptReceipt, withReceipts } from "./receipts.ts";
import { describeCount, isReceived, totalsOf } from "./totals.ts";
import { useReceipts } from "./use-receipts.ts";

/** What came with a lot: to be received one after the other, then labeled in one print. */
export function LotItems({ lot }: { lot: Lot }) {
  const read = useQuery(lotItemsQuery(lot.id));
  const receipts = useReceipts();
  const [open, setOpen] = useState<string>();
  const { data: saved } = read;
  if (!saved) {
    return <LoadState of={read} what="what came with it" />;
  }
  const items = withReceipts(
    saved,
    receipts.waiting.filter(({ problem }) => !problem),
  );
  const totals = totalsOf(items);
  const next = items.find((item) => !isReceived(item));
  const shown = open ?? next?.id;
  if (items.length === 0) {
    return (
      <p className="rounded-card border border-line bg-surface p-4">
        Nothing yet. Import the manifest, and each row will wait here to be received.
      </p>
    );
  }
  return (
    <section aria-labelledby="came" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="came" className="mr-auto text-xl">
          {totals.received} of {plural(items.length, "product")} received
        </h2>
        <PublishReceived items={saved} />
        <Link to={labelsPath(items.map(({ id }) => id))} className={toolButton("no-underline")}>
          Print its labels
        </Link>
      </div>
      <p className="text-sm text-ink-soft">{totals.words}</p>
      <KeptReceipts receipts={receipts} />
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {items.map((item) => (
          <li key={item.id} className="p-3">
            <button
              type="button"
              aria-expanded={shown === item.id}
              className="flex min-h-11 w-full flex-wrap items-center gap-x-3 text-left"
              onClick={() => setOpen(shown === item.id ? "" : item.id)}
            >
              <span className="mr-auto min-w-0 [overflow-wrap:anywhere]">
                <b>{item.title}</b>{" "}
                <span className="text-sm text-ink-soft tabular">#{item.id}</span>
              </span>
              <span className="text-sm text-ink-soft">{describeCount(item)}</span>
            </button>
            {shown === item.id && item.lot_counts ? (
              <ReceiveForm
                item={item}
                lot={lot}
                onReceive={receipts.add}
                onSaved={() => setOpen(undefined)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Drafts that were counted in go live in one step. */
function PublishReceived({ items }: { items: readonly LotItem[] }) {
  const { isBusy, write } = useWrite({ refused: "Nothing was published." });
  const drafts = items.filter(({ state, lot_counts }) => state === "draft" && lot_counts?.arrived);
  if (drafts.length === 0) return null;
  const become = (state: "live" | "draft", rows: readonly Pick<LotItem, "id" | "version">[]) =>
    changeProducts(
      rows.map(({ id, version }) => ({ id, version, state })),
      true,
    );
  return (
    <button
      type="button"
      className={toolButton()}
      aria-disabled={isBusy || undefined}
      onClick={() =>
        void write(async () => {
          const live = await become("live", drafts);
          return {
            title: `${plural(live.length, "product")} live.`,
            undo: () => become("draft", live),
          };
        })
      }
    >
      Make {drafts.length} live
    </button>
  );
}

const receiptSchema = ({ compare_at_cents }: LotItem) =>
  v.pipe(
    v.object({
      arrived: wholeNumber(0, 10_000, "Enter how many arrived undamaged, 0 or more."),
      damaged: wholeNumber(0, 10_000, "Enter how many arrived damaged, 0 or more."),
      price_cents: money,
      showroom: v.picklist(["east", "west"] satisfies ShowroomId[], "Choose the showroom."),
    }),
    checkFields(({ price_cents }) => ({
      price_cents:
        compare_at_cents && price_cents >= compare_at_cents
          ? "The compare-at price must be above the price."
          : undefined,
    })),
  );

interface ReceiveFormProps {
  item: LotItem;
  lot: Lot;
  onReceive: (receipt: KeptReceipt) => void;
  onSaved: () => void;
}

function ReceiveForm({ item, lot, onReceive, onSaved }: ReceiveFormProps) {
  const [device] = useDeviceShowroom();
  const { id, title, size, price_cents, compare_at_cents, lot_counts, product_notes } = item;
  const facts = [
    size,
    lot_counts && `${lot_counts.expected} on the manifest`,
    compare_at_cents && `compare at ${formatMoney(compare_at_cents)}`,
    product_notes?.cost_cents != null && `cost ${formatMoney(product_notes.cost_cents)}`,
  ].filter(Boolean);
  return (
    <div className="mt-2 grid gap-3">
      <p className="text-sm text-ink-soft">{facts.join(" · ")}</p>
      <RecordForm
        isSheet
        label={`Receive ${title}`}
        saveWords="Received"
        record={{ table: "lot_counts", key: id }}
        draft={`receive ${id}`}
        saved={{
          arrived: String(lot_counts?.arrived ?? lot_counts?.expected ?? 1),
          damaged: String(lot_counts?.damaged ?? 0),
          price_cents: moneyText(price_cents),
          showroom: lot_counts?.showroom ?? lot.showroom ?? device ?? "",
        }}
        version={0}
        schema={receiptSchema(item)}
        write={async (row) => onReceive({ request: uuid(), product: id, title, ...row })}
        onSaved={onSaved}
      >
        {({ bind }) => (
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            <TextField label="In order" inputMode="numeric" {...bind("arrived")} />
            <TextField label="Damaged" inputMode="numeric" {...bind("damaged")} />
            <TextField label="Price ($)" inputMode="decimal" {...bind("price_cents")} />
            <SelectField label="At" {...bind("showroom")}>
              <option value="">Choose</option>
              {showroomIds.map((room) => (
                <option key={room} value={room}>
                  {showroomNames[room]}
                </option>
              ))}
            </SelectField>
          </div>
        )}
      </RecordForm>
    </div>
  );
}
