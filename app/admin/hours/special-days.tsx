import { addDays } from "#shop/calendar/days.ts";
import { formatCalendarDay } from "#shop/calendar/words.ts";
import { toolButton } from "../controls.ts";
import { useWrite } from "../kit/use-write.ts";
import { Problem } from "../problem.tsx";
import { type ShowroomId, showroomIds, showroomNames } from "../records/product-labels.ts";
import { Section } from "../section.tsx";
import { formatTimes, type SpecialRow, usualTimes, type WeekRow } from "./hours.ts";
import { removeDay } from "./special-day-changes.ts";
import { SpecialDayForm } from "./special-day-form.tsx";

interface SpecialDaysProps {
  week: readonly WeekRow[];
  special: readonly SpecialRow[];
  today: string;
}

/** Every special day that is set, and a form for another. */
export function SpecialDays({ week, special, today }: SpecialDaysProps) {
  const { problem, write } = useWrite({ isOfMany: true });
  const tomorrow = addDays(today, 1);
  const usual = usualTimes(week, showroomIds[0]!, tomorrow);
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
              <button
                type="button"
                className={toolButton()}
                aria-label={`Remove ${formatCalendarDay(row.day)} at ${showroomNames[row.showroom as ShowroomId]}`}
                onClick={() => remove(row)}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <Problem>{problem}</Problem>
      <h3 className="mb-2 font-sans text-base font-bold">Another day</h3>
      <SpecialDayForm
        name="special day"
        special={special}
        initial={{
          day: "",
          rooms: "both",
          isClosed: "",
          opens: usual.opens ?? "10:00",
          closes: usual.closes ?? "17:00",
          note: "",
        }}
      />
    </Section>
  );
}
