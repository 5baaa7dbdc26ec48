import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import * as v from "valibot";
import { uuid } from "#app/lib/uuid.ts";
import { formatCalendarDay, formatMoment } from "#shop/calendar/words.ts";
import { deliveriesQuery } from "../deliveries/deliveries.queries.ts";
import { type Caller, DeliverySheet } from "../deliveries/delivery-sheet.tsx";
import { checkbox, field, full } from "../kit/fields.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { together } from "../kit/schema.ts";
import type { Undoable } from "../kit/undo-store.ts";
import { plainName } from "../plain-name.ts";
import { moneyText } from "../records/money-input.ts";
import type { Sale } from "../records/record-writes.ts";
import type { Hold } from "../records/records.queries.ts";
import { type FoundLead, LeadPicker } from "./lead-picker.tsx";
import {
  ShowroomField,
  type Stocked,
  showroomSchema,
  useFirstShowroom,
} from "./showroom-field.tsx";
import { soldAmounts } from "./sold-amounts.ts";

export interface SaleItem extends Stocked {
  title: string;
  price_cents: number;
}

type Known = Required<Pick<SaleFormProps, "item" | "isPackage" | "holds" | "packages">>;

function saleSchema({ item: { price_cents }, isPackage, holds, packages }: Known) {
  const heldAt = ({ showroom }: Record<string, string>) =>
    holds.filter((one) => one.showroom === showroom);
  return v.pipe(
    together(
      v.object({
        ...{ ...soldAmounts(price_cents, isPackage), showroom: showroomSchema, lead: v.string() },
        hold: field("Sold to someone on hold?", v.string(), {
          ...full,
          shownIf: (typed) => heldAt(typed).length > 0,
          by: (typed) => ({
            options: [
              ["", "No, to someone else"],
              ...heldAt(typed).map(
                ({ id, name, until }) =>
                  [id, `${plainName(name)}, held until ${formatMoment(until!)}`] as const,
              ),
            ],
          }),
        }),
        within: field("Sold as part of a package?", v.string(), {
          ...full,
          shownIf: () => packages.length > 0,
          options: [
            ["", "No, by itself"],
            ...packages.map(({ id, name }) => [id, `Part of ${name}`] as const),
          ],
        }),
        delivers: checkbox("Deliver it", { hint: "Next you choose the day and the address." }),
      }),
      ({ lead }) => ({
        lead: lead.trim() ? "Choose a lead from the list, or clear the field." : undefined,
      }),
    ),
    v.transform(({ quantity, price, note, showroom, hold, within, delivers }) => ({
      delivers,
      sale: {
        ...{ quantity, price_cents: price, note, showroom },
        ...(hold && { hold }),
        ...(within && { package: within }),
      },
    })),
  );
}

interface SaleFormProps {
  item: SaleItem;
  isPackage?: boolean;
  holds?: readonly Hold[];
  lead?: FoundLead;
  packages?: readonly { id: string; name: string }[];
  sell: (sale: Omit<Sale, "product">) => Promise<Undoable>;
  onClose: () => void;
}

export function SaleForm(props: SaleFormProps) {
  const { item, isPackage = false, holds = [], packages = [], sell, onClose } = props;
  const schema = saleSchema({ item, isPackage, holds, packages });
  const showroom = useFirstShowroom(item);
  const [lead, setLead] = useState(props.lead ?? null);
  const [sale] = useState(uuid);
  const { data: deliveries = [] } = useQuery(deliveriesQuery);
  const bookedWith = (hold: string | undefined) =>
    hold ? deliveries.find(({ hold_id }) => hold_id === hold) : undefined;
  // Whom it was sold to, where the delivery is still to be booked.
  const next = useRef<{ caller: Caller | undefined }>(undefined);
  const [booking, setBooking] = useState<typeof next.current>();
  if (booking) {
    return (
      <DeliverySheet title={item.title} of={{ sale_id: sale }} {...booking} onClose={onClose} />
    );
  }
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
        ...{ showroom: String(showroom), hold: "", lead: "", within: "", delivers: "" },
      }}
      version={0}
      schema={schema}
      follow={(_, typed) => (typed.showroom ? { ...typed, hold: "" } : typed)}
      write={async ({ delivers, sale: row }) => {
        const done = await sell({ ...row, sale, ...(lead && { lead: lead.id }) });
        const named = lead ? { ...lead, name: `${lead.first_name} ${lead.last_name}` } : undefined;
        const caller = holds.find(({ id }) => id === row.hold) ?? named;
        next.current = delivers && !bookedWith(row.hold) ? { caller } : undefined;
        return done;
      }}
      onSaved={() => (next.current ? setBooking(next.current) : onClose())}
    >
      {({ show, ...form }) => {
        const booked = bookedWith(form.values.hold);
        return (
          <>
            <ShowroomField product={item} form={form} />
            {show("hold", "within", "quantity", "price", "again")}
            <LeadPicker
              value={lead}
              onChange={(found) => {
                setLead(found);
                form.change({ lead: "" });
              }}
              search={form.bind("lead")}
            />
            {booked ? (
              <p className="text-sm">
                We’ll deliver it on {formatCalendarDay(booked.day)}, as booked with the hold.
              </p>
            ) : (
              show("delivers")
            )}
            {show("note")}
          </>
        );
      }}
    </RecordForm>
  );
}
