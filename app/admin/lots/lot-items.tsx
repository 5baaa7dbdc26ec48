import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { formatMoney } from "#shop/money.ts";
import { toolButton } from "../controls.ts";
import { plural } from "../format.ts";
import { ActButton } from "../kit/act-button.tsx";
import { LoadState } from "../kit/load-state.tsx";
import { Rows } from "../kit/rows.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { offerUndo } from "../kit/undo-store.ts";
import { useKeptQueue } from "../kit/use-kept-queue.ts";
import { labelsPath } from "../labels/labels.ts";
import { removeOriginals } from "../pictures/local-originals.ts";
import { sendOriginal } from "../pictures/storage.ts";
import { PlanSheet } from "../prices/plan-sheet.tsx";
import { showroomNames } from "../records/product-labels.ts";
import { changeProducts, refreshRecords } from "../records/record-writes.ts";
import { productsQuery } from "../records/records.queries.ts";
import { undoOf } from "../records/row-writes.ts";
import { useOnline } from "../use-online.ts";
import {
  type Lot,
  type LotItem,
  lotItemsKey,
  lotItemsQuery,
  receiveProduct,
} from "./lots.queries.ts";
import { type KeptReceipt, parseReceipts, withReceipts } from "./receipts.ts";
import { ReceiveForm } from "./receive-form.tsx";

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
        <PlanPrices items={saved} />
        <Link to={labelsPath(items.map(({ id }) => id))} className={toolButton("no-underline")}>
          Print its labels
        </Link>
      </div>
      <p className="text-sm text-ink-soft">{totals.words}</p>
      <KeptReceipts receipts={receipts} />
      <Rows>
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
      </Rows>
    </section>
  );
}

function PlanPrices({ items }: { items: readonly LotItem[] }) {
  const { data: products } = useQuery(productsQuery);
  const [isOpen, setOpen] = useState(false);
  const ids = new Set(items.map(({ id }) => id));
  const planned = products?.filter(
    ({ id, state }) => ids.has(id) && (state === "live" || state === "draft"),
  );
  if (!planned?.length) return null;
  const close = () => setOpen(false);
  return (
    <>
      <ToolButton onClick={() => setOpen(true)}>Plan prices…</ToolButton>
      {isOpen ? <PlanSheet products={planned} onClose={close} onDone={close} /> : null}
    </>
  );
}

function PublishReceived({ items }: { items: readonly LotItem[] }) {
  const drafts = items.filter(({ state, lot_counts }) => state === "draft" && lot_counts?.arrived);
  if (drafts.length === 0) return null;
  const become = (state: "live" | "draft", rows: readonly Pick<LotItem, "id" | "version">[]) =>
    changeProducts(
      rows.map(({ id, version }) => ({ id, version, state })),
      true,
    );
  return (
    <ActButton
      refused="Nothing was published."
      act={async () => {
        const live = await become("live", drafts);
        return {
          title: `${plural(live.length, "product")} live.`,
          undo: () => become("draft", live),
        };
      }}
    >
      Make {drafts.length} live
    </ActButton>
  );
}

function KeptReceipts({ receipts }: { receipts: Receipts }) {
  const isOnline = useOnline();
  const { waiting, isSending, delay, discard } = receipts;
  const refused = waiting.filter(({ problem }) => problem);
  const count = waiting.length - refused.length;
  const isKept = count > 0 && !(isOnline && isSending && !delay);
  return (
    <>
      {isKept || !isOnline ? (
        <p role="status" className="rounded-lg bg-brass-wash p-3 text-sm">
          {isOnline ? "" : "You’re offline. "}
          {count > 0
            ? `Kept on this phone, ${count} to send. `
            : "What you receive is kept on this phone. "}
          {delay || (isOnline ? "" : "We’ll send it once you’re back online with this page open.")}
        </p>
      ) : null}
      {refused.map((receipt) => (
        <div
          key={receipt.request}
          role="alert"
          className="flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-3 text-sm"
        >
          <p className="min-w-0 flex-1">
            <b>{receipt.title}</b> <span className="font-semibold text-tag">{receipt.problem}</span>
          </p>
          <ToolButton onClick={() => discard(receipt)}>Receive it again</ToolButton>
        </div>
      ))}
    </>
  );
}

type Receipts = ReturnType<typeof useReceipts>;

function useReceipts() {
  const client = useQueryClient();
  const forget = async ({ picture }: KeptReceipt) => {
    if (picture) await removeOriginals([picture]);
  };
  const queue = useKeptQueue("receipts", parseReceipts, hand, forget);

  async function hand(receipt: KeptReceipt) {
    const { request, title, problem: _, ...one } = receipt;
    if (one.picture) await sendOriginal(one.picture);
    await receiveProduct(one, request);
    // The line may be gone again before the list is read anew.
    client.setQueriesData<LotItem[]>(
      { queryKey: lotItemsKey },
      (items) => items && withReceipts(items, [receipt]),
    );
    const undo = await undoOf("lot_counts", one.product);
    await refreshRecords(client);
    const words = `${one.arrived} × ${title} at ${showroomNames[one.showroom]}.`;
    if (undo) offerUndo({ title: words, undo });
  }

  return {
    ...queue,
    /** One that was refused: its product is received again, with another picture if any. */
    discard(receipt: KeptReceipt) {
      queue.remove(receipt.request);
      void forget(receipt);
    },
  };
}

export function totalsOf(items: readonly LotItem[]) {
  let [short, damaged, extra, worth] = [0, 0, 0, 0];
  for (const { lot_counts: count, price_cents } of items) {
    const arrived = count?.arrived ?? null;
    worth += price_cents * (arrived ?? count?.expected ?? 0);
    if (!count || arrived === null) continue;
    const came = arrived + (count.damaged ?? 0);
    short += Math.max(0, count.expected - came);
    extra += Math.max(0, came - count.expected);
    damaged += count.damaged ?? 0;
  }
  const parts = [
    short > 0 && `${short} short`,
    damaged > 0 && `${damaged} damaged`,
    extra > 0 && `${extra} extra`,
    `${formatMoney(worth)} at today’s prices`,
  ];
  return {
    received: items.filter(isReceived).length,
    words: parts.filter(Boolean).join(" · "),
  };
}

/** Whether somebody has counted it in; what isn't on the manifest was counted as it was added. */
const isReceived = ({ lot_counts: count }: LotItem) => !count || count.arrived !== null;

/** "6 expected", "5 in, 1 short", "7 in, 1 damaged, 2 extra" */
export function describeCount({ lot_counts: count }: LotItem): string {
  if (!count) return "not on the manifest";
  if (count.arrived === null) return `${count.expected} expected`;
  const came = count.arrived + (count.damaged ?? 0);
  const difference = came - count.expected;
  return [
    `${count.arrived} in`,
    count.damaged ? `${count.damaged} damaged` : "",
    difference < 0 ? `${-difference} short` : "",
    difference > 0 ? `${difference} extra` : "",
  ]
    .filter(Boolean)
    .join(", ");
}
