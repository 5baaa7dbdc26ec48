import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as v from "valibot";
import { uuid } from "#app/lib/uuid.ts";
import { Modal } from "#app/ui/modal.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { formatCalendarDay, formatMoment } from "#shop/calendar/words.ts";
import { deliveriesQuery } from "../deliveries/deliveries.queries.ts";
import { DeliverySheet } from "../deliveries/delivery-sheet.tsx";
import { AgainField } from "../kit/again-field.tsx";
import { CheckField } from "../kit/check-field.tsx";
import { LoadState } from "../kit/load-state.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { checkFields, money, saleNote, wholeNumber } from "../kit/schema.ts";
import { SelectField } from "../kit/select-field.tsx";
import type { Undoable } from "../kit/undo-store.ts";
import { plainName } from "../plain-name.ts";
import { moneyText, parseMoney, repeatProblem } from "../records/money-input.ts";
import { type ShowroomId, showroomIds, showroomNames } from "../records/product-labels.ts";
import { type Sale, sellPackage, undoSale } from "../records/record-writes.ts";
import { type Hold, offersQuery, type Product } from "../records/records.queries.ts";
import { useDeviceShowroom } from "../shell/showroom-choice.tsx";
import { firstWith } from "./hold-sheet.tsx";
import { type FoundLead, LeadPicker } from "./lead-picker.tsx";
import { ShowroomField, type Stocked } from "./showroom-field.tsx";
import { useSell } from "./use-sell-one.ts";

/** What a sheet sells: a product, or a package as a whole. */
interface SaleItem extends Stocked {
  id: string;
  title: string;
  price_cents: number;
}

interface SoldSheetProps {
  product: Product;
  /** Those that run. */
  holds: readonly Hold[];
  /** Whom it is sold to, where that is known. */
  lead?: FoundLead;
  onClose: () => void;
}

const saleSchema = ({ price_cents }: SaleItem, search: string) =>
  v.pipe(
    v.object({ quantity: v.string(), price: v.string(), again: v.string(), note: saleNote }),
    checkFields(({ price, again }) => ({
      again: repeatProblem(price_cents, parseMoney(price), again, "price that was paid"),
    })),
    v.object({
      quantity: wholeNumber(1, 1000, "Enter how many were sold, at least 1."),
      price: money,
      again: v.string(),
      note: v.string(),
    }),
    v.check(() => !search.trim(), "Choose a lead from the list, or clear the field."),
    v.transform(({ quantity, price, note }) => ({ quantity, price_cents: price, note })),
  );

/** A sale with more to say: how many, where, for how much, to whom, as part of which package. */
export function SoldSheet({ product, holds, lead, onClose }: SoldSheetProps) {
  const sell = useSell();
  const { data: packages = [] } = useQuery({
    ...offersQuery,
    select: ({ packages }) =>
      packages.filter(({ product_ids }) => product_ids.includes(product.id)),
  });
  return (
    <Modal title={`Sold: ${product.title}`} onClose={onClose} width="max-w-md">
      <SaleForm
        item={product}
        holds={holds}
        packages={packages}
        {...(lead && { lead })}
        sell={(sale) => sell(product, sale)}
        onClose={onClose}
      />
    </Modal>
  );
}

/** A package is sold as a whole. */
export function PackageSoldSheet({ onClose }: { onClose: () => void }) {
  const query = useQuery({
    ...offersQuery,
    select: ({ packages }) => packages.filter(({ state }) => state === "live"),
  });
  const [chosen, choose] = useState("");
  const row = query.data?.find(({ id }) => id === chosen) ?? query.data?.[0];
  return (
    <Modal title="Sell a package" onClose={onClose} width="max-w-md">
      {query.data ? null : <LoadState of={query} what="the packages" />}
      {query.data && !row ? <p>No package is for sale.</p> : null}
      {row ? (
        <div className="grid gap-4">
          <SelectField
            label="Package"
            value={row.id}
            options={query.data!.map(({ id, name }) => [id, name] as const)}
            onChange={({ target }) => choose(target.value)}
          />
          <SaleForm
            key={row.id}
            isPackage
            item={{
              ...{ id: row.id, title: row.name, price_cents: row.price_cents },
              stock: { east: { onHand: row.stock_east }, west: { onHand: row.stock_west } },
            }}
            sell={async ({ quantity: _, ...sale }) => {
              await sellPackage({ ...sale, package: row.id });
              return {
                title: `Sold ${row.name} at ${showroomNames[sale.showroom]}.`,
                undo: () => undoSale(sale.sale),
              };
            }}
            onClose={onClose}
          />
        </div>
      ) : null}
    </Modal>
  );
}

interface SaleFormProps {
  item: SaleItem;
  isPackage?: boolean;
  holds?: readonly Hold[];
  lead?: FoundLead;
  /** Those that contain it. */
  packages?: readonly { id: string; name: string }[];
  sell: (sale: Omit<Sale, "product">) => Promise<Undoable>;
  onClose: () => void;
}

function SaleForm({
  item,
  isPackage = false,
  holds = [],
  packages = [],
  lead: given,
  sell,
  onClose,
}: SaleFormProps) {
  const [device] = useDeviceShowroom();
  const [showroom, setShowroom] = useState<ShowroomId>(() =>
    firstWith(item, device ?? showroomIds[0]!),
  );
  const [lead, setLead] = useState<FoundLead | null>(given ?? null);
  const [search, setSearch] = useState("");
  const [hold, setHold] = useState("");
  const [within, setWithin] = useState("");
  const [sale] = useState(uuid);
  const [isDelivered, setDelivered] = useState(false);
  const [isSold, setSold] = useState(false);
  const { data: deliveries = [] } = useQuery(deliveriesQuery);
  const booked = deliveries.find(({ hold_id }) => hold_id === hold);
  const heldHere = holds.filter((one) => one.showroom === showroom);
  if (isSold) {
    const name = lead ? `${lead.first_name} ${lead.last_name}` : "";
    const caller = heldHere.find(({ id }) => id === hold) ?? (lead ? { ...lead, name } : undefined);
    return (
      <DeliverySheet title={item.title} of={{ sale_id: sale }} caller={caller} onClose={onClose} />
    );
  }
  return (
    <RecordForm
      isSheet
      isPrivate
      label="A sale"
      saveWords="Sold"
      record={{ table: "sales", key: sale }}
      draft={`sold ${item.id}`}
      saved={{ quantity: "1", price: moneyText(item.price_cents), again: "", note: "" }}
      version={0}
      schema={saleSchema(item, lead ? "" : search)}
      write={(row) =>
        sell({
          ...{ showroom, sale, ...row },
          ...(lead && { lead: lead.id }),
          ...(hold && { hold }),
          ...(within && { package: within }),
        })
      }
      onSaved={isDelivered && !booked ? () => setSold(true) : onClose}
    >
      {({ bind, values }) => (
        <>
          <ShowroomField
            product={item}
            value={showroom}
            onChange={(next) => {
              setShowroom(next);
              setHold("");
            }}
          />
          {heldHere.length > 0 ? (
            <SelectField
              label="Sold to someone on hold?"
              value={hold}
              options={[
                ["", "No, to someone else"],
                ...heldHere.map(
                  ({ id, name, until }) =>
                    [id, `${plainName(name)}, held until ${formatMoment(until!)}`] as const,
                ),
              ]}
              onChange={({ target }) => setHold(target.value)}
            />
          ) : null}
          {packages.length > 0 ? (
            <SelectField
              label="Sold as part of a package?"
              value={within}
              options={[
                ["", "No, by itself"],
                ...packages.map(({ id, name }) => [id, `Part of ${name}`] as const),
              ]}
              onChange={({ target }) => setWithin(target.value)}
            />
          ) : null}
          <div className="grid grid-cols-2 gap-3">
            {isPackage ? null : (
              <TextField label="How many" inputMode="numeric" {...bind("quantity")} />
            )}
            <TextField
              label={isPackage ? "Price" : "Price each"}
              inputMode="decimal"
              {...bind("price")}
            />
            <AgainField
              label="Price, again"
              what="price that was paid"
              className="col-span-2"
              was={item.price_cents}
              typed={values.price}
              {...bind("again")}
            />
          </div>
          <LeadPicker
            value={lead}
            onChange={(found) => {
              setLead(found);
              setSearch("");
            }}
            search={search}
            onSearch={setSearch}
          />
          {booked ? (
            <p className="text-sm">
              We’ll deliver it on {formatCalendarDay(booked.day)}, as booked with the hold.
            </p>
          ) : (
            <CheckField
              label="Deliver it"
              help="Next you choose the day and the address."
              isChecked={isDelivered}
              onChange={setDelivered}
            />
          )}
          <TextField label="Note" {...bind("note")} />
        </>
      )}
    </RecordForm>
  );
}
