import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Modal } from "#app/admin/kit/modal.tsx";
import { uuid } from "#app/lib/uuid.ts";
import { formatMoment } from "#shop/calendar/words.ts";
import { formatMoney } from "#shop/money.ts";
import { plural } from "../format.ts";
import { LoadState } from "../kit/load-state.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { QuickEndButtons } from "../quick-end-buttons.tsx";
import type { Product } from "../records/records.queries.ts";
import { countPlanned } from "./plan-batches.ts";
import {
  belowCost,
  comingDays,
  emptyPlan,
  type Planned,
  planned,
  planSchema,
} from "./plan-fields.ts";
import { addPlans, costsQuery, pricePlansQuery, takePlansBack } from "./price-plans.queries.ts";

interface PlanSheetProps {
  products: readonly Product[];
  onClose: () => void;
  onDone: () => void;
}

export function PlanSheet({ products, onClose, onDone }: PlanSheetProps) {
  const query = useQuery(costsQuery);
  const { data: costs } = query;
  const [now] = useState(() => new Date().toISOString());
  // The same where it is sent again.
  const [batch] = useState(uuid);
  const [ids] = useState(() => new Map(products.map(({ id }) => [id, uuid()])));
  const title = `Plan prices for ${plural(products.length, "product")}`;
  const schema = planSchema(products, costs ?? new Map(), now);
  return (
    <Modal title={title} onClose={onClose} width="max-w-xl">
      {costs ? (
        <RecordForm
          isSheet
          label="A price plan"
          saveWords={title}
          record={{ table: "price_plans", key: "" }}
          draft="price plan"
          saved={emptyPlan}
          version={0}
          schema={schema}
          write={async (rows) => {
            await addPlans(rows.map((row) => ({ ...row, id: ids.get(row.product_id)!, batch })));
            return {
              title: `Prices for ${plural(rows.length, "product")} are planned.`,
              link: { to: "/admin/offers#prices", words: "See plans" },
              undo: () => takePlansBack(batch),
            };
          }}
          onSaved={() => {
            onClose();
            onDone();
          }}
        >
          {({ show, ...form }) => {
            const { values, change } = form;
            const rows = planned(products, values, costs, now);
            const isSale = values.kind === "sale";
            return (
              <>
                {show("kind", "percent", "everyDays", "floor", "from", "until")}
                {isSale ? (
                  <QuickEndButtons until={values.until} onChoose={(until) => change({ until })} />
                ) : null}
                {show("nines", "showsNext")}
                <Cost rows={rows} isSale={isSale} isMeant={values.belowCost === "yes"}>
                  {show("belowCost")}
                </Cost>
                <Preview rows={rows} />
                <OtherPlans products={products} />
                <p className="text-sm text-ink-soft">
                  Times are Detroit time. If plans overlap, the lowest price applies. Setting a
                  price by hand ends that product’s plan. While a product is on hold, its price
                  doesn’t fall.
                </p>
              </>
            );
          }}
        </RecordForm>
      ) : (
        <LoadState of={query} what="the costs" />
      )}
    </Modal>
  );
}

interface CostProps {
  rows: readonly Planned[];
  isSale: boolean;
  isMeant: boolean;
  children: React.ReactNode;
}

function Cost({ rows, isSale, isMeant, children }: CostProps) {
  const below = belowCost(rows);
  const stopped = isSale
    ? []
    : rows.filter(({ steps, costCents }) => (steps.at(-1)?.cents ?? 0) === costCents);
  const count = below.length + stopped.length;
  if (count === 0 && !isMeant) return null;
  return (
    <div className="text-sm">
      {count > 0 ? (
        <p className="font-semibold text-brass">
          {below.length > 0
            ? `${plural(below.length, "product")} would cost less than you paid.`
            : `${plural(stopped.length, "product")} would stop at what you paid.`}
        </p>
      ) : null}
      {children}
    </div>
  );
}

function Preview({ rows }: { rows: readonly Planned[] }) {
  const days = comingDays(rows);
  if (days.length === 0) {
    return <p className="font-semibold text-brass">That wouldn’t change any prices.</p>;
  }
  const isOne = rows.length === 1;
  return (
    <div className="grid max-h-72 gap-3 overflow-y-auto rounded-lg border border-line p-3 text-sm">
      <table className="w-full tabular">
        <thead className="text-left">
          <tr>
            <th scope="col">Day</th>
            <th scope="col" className="text-right">
              {isOne ? "Price" : "Total"}
            </th>
            <th scope="col" className="text-right">
              Over cost
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ at, cents, overCost }) => (
            <tr key={at} className="border-t border-line">
              <td className="py-1">{formatMoment(at)}</td>
              <td className="text-right font-semibold">{formatMoney(cents)}</td>
              <td className={overCost && overCost < 0 ? "text-right text-tag" : "text-right"}>
                {overCost === undefined
                  ? "cost not known"
                  : `${overCost < 0 ? "−" : ""}${formatMoney(Math.abs(overCost))}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isOne ? null : (
        <ul aria-label="Each product" className="grid gap-1">
          {rows.map(({ product, costCents, steps }) => (
            <li key={product.id}>
              {product.title}: {formatMoney(product.price_cents)}
              {steps.length === 0
                ? ", doesn’t change"
                : steps.map(({ cents }) => ` → ${formatMoney(cents)}`).join("")}
              {costCents === undefined ? "" : ` (cost ${formatMoney(costCents)})`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function OtherPlans({ products }: { products: readonly Product[] }) {
  const { data: plans = [] } = useQuery(pricePlansQuery);
  const ids = products.map(({ id }) => id);
  const count = countPlanned(plans, ids, ["planned", "running"]);
  return count > 0 ? (
    <p className="text-sm font-semibold text-brass">
      {plural(count, "product")} {count === 1 ? "has" : "have"} a plan already. If both run, the
      lower price applies.
    </p>
  ) : null;
}
