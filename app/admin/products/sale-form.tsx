import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as v from "valibot";
import { uuid } from "#app/lib/uuid.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { formatCalendarDay, formatMoment } from "#shop/calendar/words.ts";
import { deliveriesQuery } from "../deliveries/deliveries.queries.ts";
import { type Caller, DeliverySheet } from "../deliveries/delivery-sheet.tsx";
import { CheckField } from "../kit/check-field.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { together } from "../kit/schema.ts";
import { SelectField } from "../kit/select-field.tsx";
import type { Undoable } from "../kit/undo-store.ts";
import { plainName } from "../plain-name.ts";
import { moneyText } from "../records/money-input.ts";
import { type ShowroomId, showroomIds } from "../records/product-labels.ts";
import type { Sale } from "../records/record-writes.ts";
import type { Hold } from "../records/records.queries.ts";
import { useDeviceShowroom } from "../shell/showroom-choice.tsx";
import { firstWith } from "./hold-sheet.tsx";
import { type FoundLead, LeadPicker } from "./lead-picker.tsx";
import { ShowroomField, type Stocked } from "./showroom-field.tsx";
import { paidProblem, SoldAmounts, soldAmounts } from "./sold-amounts.tsx";

/** What a sheet sells: a product, or a package as a whole. */
export interface SaleItem extends Stocked {
  id: string;
  title: string;
  price_cents: number;
}

const saleSchema = ({ price_cents }: SaleItem) =>
  v.pipe(
    together(
      v.object({ ...soldAmounts, lead: v.string(), within: v.string() }),
      ({ price, again, lead }) => ({
        again: paidProblem(price_cents, price, again),
        lead: lead.trim() ? "Choose a lead from the list, or clear the field." : undefined,
      }),
    ),
    v.transform(({ quantity, price, note, within }) => ({
      ...{ quantity, price_cents: price, note },
      ...(within && { package: within }),
    })),
  );

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

/** How many were sold, where, for how much, to whom; what is delivered is booked next. */
export function SaleForm({
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
  const [hold, setHold] = useState("");
  const [sale] = useState(uuid);
  const [isDelivered, setDelivered] = useState(false);
  const [soldTo, setSoldTo] = useState<{ caller: Caller | undefined }>();
  const { data: deliveries = [] } = useQuery(deliveriesQuery);
  const booked = deliveries.find(({ hold_id }) => hold_id === hold);
  if (soldTo)
    return (
      <DeliverySheet title={item.title} of={{ sale_id: sale }} {...soldTo} onClose={onClose} />
    );
  const name = lead ? `${lead.first_name} ${lead.last_name}` : "";
  const caller = holds.find(({ id }) => id === hold) ?? (lead ? { ...lead, name } : undefined);
  return (
    <RecordForm
      isSheet
      isPrivate
      label="A sale"
      saveWords="Record sale"
      record={{ table: "sales", key: sale }}
      draft={`sold ${item.id}`}
      saved={{
        ...{ quantity: "1", price: moneyText(item.price_cents), again: "", note: "" },
        ...{ lead: "", within: "" },
      }}
      version={0}
      schema={saleSchema(item)}
      write={(row) =>
        sell({
          ...{ showroom, sale, ...row },
          ...(lead && { lead: lead.id }),
          ...(hold && { hold }),
        })
      }
      onSaved={isDelivered && !booked ? () => setSoldTo({ caller }) : onClose}
    >
      {({ bind, values, change, errorAt }) => (
        <>
          <ShowroomField
            product={item}
            value={showroom}
            error={errorAt("showroom")}
            onChange={(next) => {
              setShowroom(next);
              setHold("");
              change({});
            }}
          />
          <HoldField
            holds={holds.filter((one) => one.showroom === showroom)}
            value={hold}
            error={errorAt("hold")}
            onChange={({ target }) => {
              setHold(target.value);
              change({});
            }}
          />
          {packages.length > 0 ? (
            <SelectField
              label="Sold as part of a package?"
              options={[
                ["", "No, by itself"],
                ...packages.map(({ id, name }) => [id, `Part of ${name}`] as const),
              ]}
              {...bind("within")}
            />
          ) : null}
          <SoldAmounts isPackage={isPackage} was={item.price_cents} bind={bind} values={values} />
          <LeadPicker
            value={lead}
            onChange={(found) => {
              setLead(found);
              change({ lead: "" });
            }}
            search={values.lead}
            onSearch={(lead) => change({ lead })}
            error={errorAt("lead")}
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

interface HoldFieldProps extends React.ComponentProps<"select"> {
  /** Those that run at this showroom. */
  holds: readonly Hold[];
  error?: string | undefined;
}

/** Whether it is sold to one of those who had it held. */
function HoldField({ holds, ...select }: HoldFieldProps) {
  return holds.length > 0 ? (
    <SelectField
      label="Sold to someone on hold?"
      name="hold"
      options={[
        ["", "No, to someone else"],
        ...holds.map(
          ({ id, name, until }) =>
            [id, `${plainName(name)}, held until ${formatMoment(until!)}`] as const,
        ),
      ]}
      {...select}
    />
  ) : null;
}
