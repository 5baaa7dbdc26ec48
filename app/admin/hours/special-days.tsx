import { useState } from "react";
import { TextField } from "#app/ui/text-field.tsx";
import { formatCalendarDay } from "#shop/calendar/words.ts";
import { ToolButton } from "../kit/tool-button.tsx";
import { useWrite } from "../kit/use-write.ts";
import { Problem } from "../problem.tsx";
import { type ShowroomId, showroomNames } from "../records/product-labels.ts";
import { Section } from "../section.tsx";
import { dayProblem, formatTimes, type HoursRows, type SpecialRow } from "./hours.ts";
import { removeDay } from "./hours-writes.ts";
import { SpecialDayForm } from "./special-day-form.tsx";

interface SpecialDaysProps extends HoursRows {
  today: string;
}

/** Every special day that is set, and a field to add another. */
export function SpecialDays({ week, special, today }: SpecialDaysProps) {
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
