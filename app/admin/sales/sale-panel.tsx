import { useState } from "react";
import { Link } from "react-router";
import * as v from "valibot";
import { uuid } from "#app/lib/uuid.ts";
import { formatMoment } from "#shop/calendar/words.ts";
import { formatMoney } from "#shop/money.ts";
import { own } from "#shop/own.ts";
import { DeliveryButton } from "../deliveries/delivery-button.tsx";
import { ChangeList } from "../history/change-list.tsx";
import { ActButton } from "../kit/act-button.tsx";
import { checkbox, field, full, half } from "../kit/fields.tsx";
import { Modal } from "../kit/modal.tsx";
import { money, saleNote, together, wholeNumber } from "../kit/schema.ts";
import { SheetForm } from "../kit/sheet-form.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { soldAmounts } from "../products/sold-amounts.ts";
import { moneyText } from "../records/money-input.ts";
import { showroomNames } from "../records/product-labels.ts";
import { correctSale, returnSale, undoSale } from "../records/record-writes.ts";
import { useIsLimited } from "../use-is-limited.ts";
import type { SoldLine } from "./sales.ts";
import type { SalesNames } from "./sales-list.ts";
import { sellerName } from "./sales-rows.tsx";

interface SalePanelProps {
  line: SoldLine;
  names: SalesNames;
  onClose: () => void;
}

/** All that is known of a sale or a return, and what can be done about it. */
export function SalePanel({ line, names, onClose }: SalePanelProps) {
  const isLimited = useIsLimited();
  const [form, show] = useState<"correct" | "return">();
  const kind = line.return_of ? "Return" : "Sale";
  if (form === "correct") return <CorrectForm line={line} onClose={onClose} />;
  if (form === "return") return <ReturnForm line={line} onClose={onClose} />;
  const facts: [term: string, words: React.ReactNode][] = [
    [line.return_of ? "Returned" : "Sold", formatMoment(line.sold_at)],
    ["Showroom", own(showroomNames, line.showroom) ?? line.showroom],
    ["By", sellerName(line, names)],
    ["Customer", line.lead_id ? <LeadLink key="lead" line={line} /> : ""],
    ["Lender", line.lender ?? ""],
    ["Package", line.product_id ? (line.package_name ?? "") : ""],
    ["Items", String(line.quantity)],
    ["Price each", formatMoney(line.price_cents)],
    ["Total", formatMoney(line.revenue_cents)],
    [
      "Sales tax",
      line.tax_cents === null ? "" : `${formatMoney(line.tax_cents)} (${line.tax_percent}%)`,
    ],
    ["Cost", line.cost_cents === null ? "" : formatMoney(line.cost_cents)],
    ["Margin", line.margin_cents === null ? "" : formatMoney(line.margin_cents)],
    ["Days in stock", line.days_standing === null ? "" : String(line.days_standing)],
    ["Note", line.note],
  ];
  return (
    <Modal title={`${kind}: ${line.title}`} onClose={onClose} width="max-w-xl">
      <dl className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-4 gap-y-1 [overflow-wrap:anywhere]">
        {facts.map(([term, words]) =>
          words ? (
            <div key={term} className="contents">
              <dt className="text-ink-soft">{term}</dt>
              <dd>{words}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        {line.return_of ? null : (
          <>
            <DeliveryButton title={line.title} of={{ sale_id: line.id }} />
            <ToolButton onClick={() => show("correct")}>Correct</ToolButton>
            <ToolButton onClick={() => show("return")}>Returned</ToolButton>
          </>
        )}
        <ActButton
          refused="Nothing was undone."
          act={async () => {
            await undoSale(line.id);
            return { title: `${kind} undone: ${line.title}.` };
          }}
          onDone={onClose}
        >
          Undo this {kind.toLowerCase()}
        </ActButton>
      </div>
      {isLimited ? null : (
        <>
          <h3 className="mt-5 mb-2 font-semibold">Steps</h3>
          <ChangeList
            isReadOnly
            filter={{ search: "", record: { table: "sales", key: line.id } }}
          />
        </>
      )}
    </Modal>
  );
}

const LeadLink = ({ line }: { line: SoldLine }) => (
  <Link to={`/admin/financing-leads?lead=${line.lead_id}`}>{line.lead_name}</Link>
);

function CorrectForm({ line, onClose }: { line: SoldLine; onClose: () => void }) {
  const { id, title, quantity, price_cents } = line;
  return (
    <SheetForm
      title={`Correct: ${title}`}
      onClose={onClose}
      isPrivate
      label="A correction"
      saveWords="Save the correction"
      record={{ table: "sales", key: id }}
      draft={`correct ${id}`}
      saved={{
        ...{ quantity: String(quantity), price: moneyText(price_cents) },
        ...{ again: "", note: line.note },
      }}
      version={null}
      schema={together(v.object(soldAmounts(price_cents, !line.product_id)))}
      write={async (row) => {
        await correctSale(id, row.quantity, row.price, row.note);
        return {
          title: `Corrected: ${title}.`,
          undo: () => correctSale(id, quantity, price_cents, line.note),
        };
      }}
    />
  );
}

function ReturnForm({ line, onClose }: { line: SoldLine; onClose: () => void }) {
  const { id, title, quantity, price_cents } = line;
  const [back] = useState(uuid);
  const tooMuch = "The refund can’t be more than what was paid.";
  return (
    <SheetForm
      title={`Return: ${title}`}
      onClose={onClose}
      isPrivate
      label="A return"
      saveWords="Save the return"
      record={{ table: "sales", key: back }}
      draft={`return ${id}`}
      saved={{ quantity: "1", price: moneyText(price_cents), restock: "yes", note: "" }}
      version={0}
      schema={v.object({
        quantity: field(
          "How many",
          wholeNumber(1, quantity, `Enter how many came back, from 1 to ${quantity}.`),
          { ...half, inputMode: "numeric" },
        ),
        price: field("Refund for each", v.pipe(money, v.maxValue(price_cents, tooMuch)), {
          ...{ ...half, inputMode: "decimal" },
        }),
        restock: checkbox("For sale again", {
          hint: `Back in the count at ${own(showroomNames, line.showroom) ?? line.showroom}`,
        }),
        note: field("Note", saleNote, full),
      })}
      write={async (row) => {
        await returnSale({
          ...{ sale: id, id: back, quantity: row.quantity, refund_cents: row.price },
          ...{ restock: row.restock, note: row.note },
        });
        return {
          title: `Returned: ${row.quantity} × ${title}.`,
          undo: () => undoSale(back),
        };
      }}
    />
  );
}
