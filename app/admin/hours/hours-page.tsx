import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { TextField } from "#app/ui/text-field.tsx";
import { detroitToday, fromLocal, toLocal } from "#shop/calendar/clock.ts";
import { openingAt, type ShowroomHours } from "#shop/calendar/hours.ts";
import { formatCalendarDay } from "#shop/calendar/words.ts";
import { field } from "../controls.ts";
import { LoadState } from "../kit/load-state.tsx";
import { PageHead } from "../kit/page-head.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { useWrite } from "../kit/use-write.ts";
import { Problem } from "../problem.tsx";
import { type ShowroomId, showroomIds, showroomNames } from "../records/product-labels.ts";
import { hoursQuery } from "../records/records.queries.ts";
import { Section } from "../section.tsx";
import { HolidayList } from "./holiday-list.tsx";
import { dayProblem, formatTimes, type HoursRows, hoursOf, type SpecialRow } from "./hours.ts";
import { removeDay } from "./hours-writes.ts";
import { SpecialDayForm } from "./special-day-form.tsx";
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

interface SpecialDaysProps extends HoursRows {
  today: string;
}

function SpecialDays({ week, special, today }: SpecialDaysProps) {
  const { problem, write } = useWrite({ isOfMany: true });
  const [day, setDay] = useState("");
  const wrong = day ? dayProblem(day, today) : undefined;
  const coming = special.filter(({ day }) => day >= today);

  const remove = (row: SpecialRow) =>
    write(
      removeDay(
        row,
        `${formatCalendarDay(row.day)} at ${showroomNames[row.showroom as ShowroomId]}: back to usual hours.`,
      ),
      `${row.showroom} ${row.day}`,
    );

  return (
    <Section title="Special days" about="Hours for single days override the weekly hours.">
      {coming.length > 0 ? (
        <ul className="mb-4 divide-y divide-line">
          {coming.map((row) => (
            <li
              key={`${row.showroom} ${row.day}`}
              className="flex flex-wrap items-center gap-x-2 py-1.5"
            >
              <span className="mr-auto">
                <b>{formatCalendarDay(row.day)}</b> {showroomNames[row.showroom as ShowroomId]}:{" "}
                {formatTimes(row)}
                {row.note ? <span className="text-ink-soft">, {row.note}</span> : null}
              </span>
              <ToolButton
                aria-label={`Remove ${formatCalendarDay(row.day)} at ${showroomNames[row.showroom as ShowroomId]}`}
                onClick={() => remove(row)}
              >
                Remove
              </ToolButton>
            </li>
          ))}
        </ul>
      ) : null}
      <Problem>{problem}</Problem>
      <div className="grid gap-3">
        <TextField
          label="Add a day"
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
          error={wrong || undefined}
        />
        {wrong === "" ? (
          <SpecialDayForm key={day} {...{ day, week, special }} onSaved={() => setDay("")} />
        ) : null}
      </div>
    </Section>
  );
}
