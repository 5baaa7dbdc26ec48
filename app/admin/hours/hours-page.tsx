import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { detroitToday, fromLocal, toLocal } from "#shop/calendar/clock.ts";
import { openingAt, type ShowroomHours } from "#shop/calendar/hours.ts";
import { field } from "../controls.ts";
import { LoadState } from "../kit/load-state.tsx";
import { PageHead } from "../kit/page-head.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { showroomIds, showroomNames } from "../records/product-labels.ts";
import { hoursQuery } from "../records/records.queries.ts";
import { Section } from "../section.tsx";
import { HolidayList } from "./holiday-list.tsx";
import { type HoursRows, hoursOf } from "./hours.ts";
import { SpecialDays } from "./special-days.tsx";
import { WeekEditor } from "./week-editor.tsx";

export default function HoursPage() {
  const query = useQuery(hoursQuery);
  const { data } = query;
  const [today] = useState(() => detroitToday(new Date()));
  return (
    <div className="grid gap-6">
      <PageHead title="Hours" />
      {data ? (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="grid gap-6">
            <HolidayList week={data.week} special={data.special} today={today} />
            <SpecialDays week={data.week} special={data.special} today={today} />
          </div>
          <div className="grid gap-6">
            <BadgePreview week={data.week} special={data.special} />
            <WeekEditor week={data.week} />
          </div>
        </div>
      ) : (
        <LoadState of={query} what="the hours" isPage />
      )}
    </div>
  );
}

/** What the badge on the site says at any moment, as it will be worked out then. */
function BadgePreview(rows: HoursRows) {
  const [local, setLocal] = useState(() => toLocal(new Date()));
  return (
    <Section title="What shoppers see" about="Now, Detroit time:">
      <div className="flex flex-wrap gap-2">
        <div className="min-w-0">
          <input
            type="datetime-local"
            aria-label="Date and time, Detroit time"
            className={field()}
            value={local}
            onChange={({ target }) => target.value && setLocal(target.value)}
          />
        </div>
        <ToolButton onClick={() => setLocal(toLocal(new Date()))}>Now</ToolButton>
      </div>
      <ul className="mt-3 grid gap-2">
        {showroomIds.map((showroom) => (
          <li key={showroom} className="flex flex-wrap items-center gap-2">
            <b className="w-12">{showroomNames[showroom]}</b>
            <Badge hours={hoursOf(rows, showroom)} local={local} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Badge({ hours, local }: { hours: ShowroomHours; local: string }) {
  const opening = openingAt(hours, new Date(fromLocal(local)));
  return (
    <span>
      {opening.open === undefined ? null : (
        <span
          className={`mr-2 rounded-full px-3 py-1 text-sm font-bold ${opening.open ? "bg-spruce-fill text-white" : "bg-sunken text-ink"}`}
        >
          {opening.open ? "Open now" : "Closed"}
        </span>
      )}
      {opening.next}
    </span>
  );
}
