import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as v from "valibot";
import { uuid } from "#app/lib/uuid.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { formatCalendarDay } from "#shop/calendar/words.ts";
import { deliveryDays } from "#shop/delivery.ts";
import { findZone } from "#shop/delivery-zone.ts";
import { cleanZip } from "#shop/typed.ts";
import { ActButton } from "../kit/act-button.tsx";
import { callerSchema } from "../kit/caller-fields.ts";
import type { BoundField } from "../kit/field-controls.ts";
import { field, full } from "../kit/fields.tsx";
import { saleNote, words } from "../kit/schema.ts";
import { SelectField } from "../kit/select.tsx";
import { SheetForm } from "../kit/sheet-form.tsx";
import {
  bookDelivery,
  changeDelivery,
  type Delivery,
  deliveriesQuery,
  deliveryFactsQuery,
} from "./deliveries.queries.ts";
import { daysWithoutRoom } from "./stops.ts";

export type Brought = { sale_id: string } | { hold_id: string };

export type Caller = { name: string; phone: string };

interface DeliverySheetProps {
  title: string;
  of: Brought;
  caller?: Caller | undefined;
  booked?: Delivery | undefined;
  onClose: () => void;
}

const schema = v.object({
  name: field("Name", callerSchema.entries.name, { autoCapitalize: "words" }),
  phone: field("Phone", callerSchema.entries.phone, { type: "tel" }),
  street: words(120, "Enter the street and number.", "Keep the street to 120 characters."),
  zip: v.pipe(
    v.string(),
    v.transform(cleanZip),
    v.regex(/^\d{5}$/, "Enter a ZIP code of five digits."),
  ),
  day: v.pipe(v.string(), v.nonEmpty("Choose a delivery day.")),
  note: field("Note for the driver", saleNote, full),
});

export function DeliverySheet({ title, of, caller, booked, onClose }: DeliverySheetProps) {
  const [id] = useState(() => booked?.id ?? uuid());
  const { name, phone, street, zip, day, note } = booked ?? {
    ...{ name: caller?.name ?? "", phone: caller?.phone ?? "", street: "", zip: "" },
    ...{ day: "", note: "" },
  };
  const saved = { name, phone, street, zip, day, note };
  const version = booked?.version ?? 0;
  const [dayAtFirst] = useState(day);
  return (
    <SheetForm
      title={`Delivery: ${title}`}
      onClose={onClose}
      isPrivate
      label="A delivery"
      saveWords={booked ? "Save the delivery" : "Book the delivery"}
      record={{ table: "deliveries", key: id }}
      draft={`delivery ${id}`}
      saved={saved}
      version={version}
      schema={schema}
      write={async (row, version) => {
        if (booked) await changeDelivery(id, { ...row, version });
        else await bookDelivery({ ...row, ...of, id });
        return {
          title: `${title}: delivery on ${formatCalendarDay(row.day)}.`,
          undo: () =>
            booked
              ? changeDelivery(id, { ...saved, version: version + 1 })
              : changeDelivery(id, { cancelled_at: new Date().toISOString() }),
        };
      }}
      actions={() =>
        booked ? (
          <ActButton
            className="mt-2"
            act={async (at) => {
              await changeDelivery(id, { cancelled_at: at, version });
              return {
                title: `${title}: delivery canceled.`,
                undo: () => changeDelivery(id, { cancelled_at: null }),
              };
            }}
            onDone={onClose}
          >
            Cancel the delivery
          </ActButton>
        ) : null
      }
    >
      {({ show, ...form }) => (
        <>
          {show("name", "phone")}
          <PlaceAndDay
            street={form.bind("street")}
            zip={form.bind("zip")}
            day={form.bind("day")}
            was={day}
            isMoved={dayAtFirst !== "" && day !== dayAtFirst && form.busy === undefined}
          />
          {show("note")}
        </>
      )}
    </SheetForm>
  );
}

interface PlaceAndDayProps {
  street: BoundField;
  zip: BoundField;
  day: BoundField;
  /** The day on which it is booked now, which may be full by then. */
  was: string;
  /** Someone else put it on that day while the form was open. */
  isMoved: boolean;
}

/** Where to: says at once that no truck goes there. When: the next days on which the truck has room for a stop there, or stops there already. */
function PlaceAndDay({ street, zip, day, was, isMoved }: PlaceAndDayProps) {
  const { data: facts, isError } = useQuery(deliveryFactsQuery);
  const { data: deliveries = [] } = useQuery(deliveriesQuery);
  const code = cleanZip(zip.value);
  const zone = facts && findZone(facts.zones, code);
  const isOutside = facts && /^\d{5}$/.test(code) && !zone;
  const address = { street: street.value, zip: code };
  const fullDays = daysWithoutRoom(zone?.fullDays ?? [], deliveries, address);
  const free = zone ? [...deliveryDays({ ...zone, fullDays }, facts, new Date())].slice(0, 20) : [];
  const days = was && !free.includes(was) ? [was, ...free] : free;
  const problem = isError
    ? "The days couldn’t be loaded. Try again in a minute."
    : isMoved
      ? `Someone else moved it to ${formatCalendarDay(was)}.`
      : "";
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <TextField className="min-w-[min(100%,9rem)] flex-1" label="Street" {...street} />
        <TextField
          className="w-28"
          label="ZIP code"
          inputMode="numeric"
          {...zip}
          error={isOutside ? `${code} is outside your delivery areas.` : zip.error}
        />
      </div>
      <SelectField
        label="Delivery day"
        options={[
          ["", zone ? "Choose a day" : "Enter the ZIP code first"],
          ...days.map((day) => [day, formatCalendarDay(day)] as const),
        ]}
        {...day}
      />
      {problem ? <p className="text-sm font-semibold text-tag">{problem}</p> : null}
    </>
  );
}
