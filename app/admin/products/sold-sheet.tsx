import { useState } from "react";
import * as v from "valibot";
import { uuid } from "#app/lib/uuid.ts";
import { Modal } from "#app/ui/modal.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { formatMoment } from "#shop/calendar/words.ts";
import { field } from "../controls.ts";
import { AgainField } from "../kit/again-field.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { checkFields, money, wholeNumber } from "../kit/schema.ts";
import { plainName } from "../plain-name.ts";
import { moneyText, parseMoney, repeatProblem } from "../records/money-input.ts";
import { type ShowroomId, showroomIds } from "../records/product-labels.ts";
import type { Hold, Product } from "../records/records.queries.ts";
import { useDeviceShowroom } from "../shell/showroom-choice.tsx";
import { firstWith } from "./hold-sheet.tsx";
import { type FoundLead, LeadPicker } from "./lead-picker.tsx";
import { ShowroomField } from "./showroom-field.tsx";
import { useSell } from "./use-sell-one.ts";

interface SoldSheetProps {
  product: Product;
  /** Those that run. */
  holds: readonly Hold[];
  onClose: () => void;
}

const saleSchema = ({ price_cents }: Product, search: string) =>
  v.pipe(
    v.object({ quantity: v.string(), price: v.string(), again: v.string() }),
    checkFields(({ price, again }) => ({
      again: repeatProblem(price_cents, parseMoney(price), again, "price that was paid"),
    })),
    v.object({
      quantity: wholeNumber(1, 1000, "Enter how many were sold, at least 1."),
      price: money,
      again: v.string(),
    }),
    v.check(() => !search.trim(), "Choose a lead from the list, or clear the field."),
    v.transform(({ quantity, price }) => ({ quantity, price_cents: price })),
  );

/** A sale with more to say: how many, where, for how much, to whom. */
export function SoldSheet({ product, holds, onClose }: SoldSheetProps) {
  const sell = useSell();
  const [device] = useDeviceShowroom();
  const [showroom, setShowroom] = useState<ShowroomId>(() =>
    firstWith(product, device ?? showroomIds[0]!),
  );
  const [lead, setLead] = useState<FoundLead | null>(null);
  const [search, setSearch] = useState("");
  const [hold, setHold] = useState("");
  const [sale] = useState(uuid);
  const heldHere = holds.filter((one) => one.showroom === showroom);
  return (
    <Modal title={`Sold: ${product.title}`} onClose={onClose} width="max-w-md">
      <RecordForm
        isSheet
        label="A sale"
        saveWords="Sold"
        record={{ table: "sales", key: sale }}
        draft={`sold ${product.id}`}
        saved={{ quantity: "1", price: moneyText(product.price_cents), again: "" }}
        version={0}
        schema={saleSchema(product, lead ? "" : search)}
        write={(row) =>
          sell(product, {
            ...{ showroom, sale, ...row },
            ...(lead && { lead: lead.id }),
            ...(hold && { hold }),
          })
        }
        onSaved={onClose}
      >
        {({ bind, values }) => (
          <>
            <ShowroomField
              product={product}
              value={showroom}
              onChange={(next) => {
                setShowroom(next);
                setHold("");
              }}
            />
            {heldHere.length > 0 ? (
              <label className="block font-semibold">
                Sold to someone on hold?
                <select
                  className={field("mt-1.5 font-normal")}
                  value={hold}
                  onChange={({ target }) => setHold(target.value)}
                >
                  <option value="">No, to someone else</option>
                  {heldHere.map(({ id, name, until }) => (
                    <option key={id} value={id}>
                      {plainName(name)}, held until {formatMoment(until!)}
                    </option>
                  ))}
                </select>
              </label>
            ) : null}
            <div className="grid grid-cols-2 gap-3">
              <TextField label="How many" inputMode="numeric" {...bind("quantity")} />
              <TextField label="Price of one" inputMode="decimal" {...bind("price")} />
              <AgainField
                label="The price again"
                what="price that was paid"
                className="col-span-2"
                was={product.price_cents}
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
          </>
        )}
      </RecordForm>
    </Modal>
  );
}
