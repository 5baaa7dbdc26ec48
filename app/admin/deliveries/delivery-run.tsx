import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { detroitToday } from "#shop/calendar/clock.ts";
import { addDays } from "#shop/calendar/days.ts";
import { formatCalendarDay, formatLongDay } from "#shop/calendar/words.ts";
import { own } from "#shop/own.ts";
import { showPhone } from "#shop/phone.ts";
import { plural } from "../format.ts";
import { Select } from "../kit/select.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { plainName } from "../plain-name.ts";
import { showroomNames } from "../records/product-labels.ts";
import { type Delivery, deliveriesQuery } from "./deliveries.queries.ts";
import { DeliverySheet } from "./delivery-sheet.tsx";
import { stopsOf } from "./stops.ts";

/** Tomorrow's run, or another day's: addresses, phones and items in the order of ZIP codes. On paper it stands alone. */
export function DeliveryRun() {
  const { data: deliveries = [] } = useQuery(deliveriesQuery);
  const [chosen, choose] = useState("");
  const [chosenStop, change] = useState<Delivery>();
  // As it is by now, where someone else changed it meanwhile.
  const changed = deliveries.find(({ id }) => id === chosenStop?.id) ?? chosenStop;
  const today = detroitToday(new Date());
  const tomorrow = addDays(today, 1);
  const days = [...new Set([tomorrow, ...deliveries.map(({ day }) => day)])].sort();
  const next = days.find((one) => deliveries.some(({ day }) => day === one && day >= tomorrow));
  const day = days.includes(chosen) ? chosen : (next ?? tomorrow);
  const stops = stopsOf(deliveries.filter((delivery) => delivery.day === day));
  if (deliveries.length === 0) return null;
  return (
    <section aria-labelledby="run" className="run-sheet">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h2 id="run" className="mr-auto text-xl">
          {day === tomorrow
            ? "Tomorrow’s run"
            : day === today
              ? "Today’s run"
              : "Next delivery run"}
          <span className="text-base font-normal text-ink-soft">
            {" "}
            {formatLongDay(day)}, {plural(stops.length, "stop")}
          </span>
        </h2>
        <div className="print:hidden">
          <Select
            aria-label="Day of the run"
            className="min-h-11"
            options={days.map((one) => [one, formatCalendarDay(one)] as const)}
            value={day}
            onChange={({ target }) => choose(target.value)}
          />
        </div>
        <ToolButton
          className="print:hidden"
          aria-disabled={stops.length === 0 || undefined}
          onClick={() => stops.length > 0 && window.print()}
        >
          Print
        </ToolButton>
      </div>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {stops.map((stop) => (
          <li
            key={stop[0]!.id}
            className="grid gap-1 p-3 [overflow-wrap:anywhere] print:break-inside-avoid"
          >
            <p>
              <b>
                {stop[0]!.street}, {stop[0]!.zip}
              </b>
            </p>
            <ul className="grid gap-1">
              {stop.map((delivery) => (
                <li key={delivery.id} className="flex flex-wrap items-center gap-x-3">
                  <p className="mr-auto min-w-0">
                    {delivery.quantity} × {delivery.title}, from{" "}
                    {own(showroomNames, delivery.showroom)}
                    {delivery.is_held ? <b className="text-tag"> · on hold, not sold yet</b> : null}
                    <br />
                    <span className="text-sm text-ink-soft print:text-base print:text-ink">
                      {plainName(delivery.name)}{" "}
                      <a href={`tel:${delivery.phone}`} className="text-spruce underline">
                        {showPhone(delivery.phone)}
                      </a>
                      {delivery.note ? ` · ${delivery.note}` : null}
                    </span>
                  </p>
                  <ToolButton className="print:hidden" onClick={() => change(delivery)}>
                    Move or change
                  </ToolButton>
                </li>
              ))}
            </ul>
          </li>
        ))}
        {stops.length === 0 ? <li className="p-3">No deliveries on this day.</li> : null}
      </ol>
      {changed ? (
        <DeliverySheet
          title={changed.title}
          of={changed.sale_id ? { sale_id: changed.sale_id } : { hold_id: changed.hold_id! }}
          booked={changed}
          onClose={() => change(undefined)}
        />
      ) : null}
    </section>
  );
}
