import { useEffect, useState } from "react";
import { cn } from "#app/ui/cn.ts";
import { detroitTime } from "#shop/calendar/clock.ts";
import { addDays, dayNames, formatHours, weekdayOf } from "#shop/calendar/days.ts";
import type { ShowroomHours, SpecialDay } from "#shop/calendar/hours.ts";
import type { Showroom } from "#shop/shop.ts";

export type SpecialHours = Omit<SpecialDay, "showroom">;

interface HoursTableProps extends Pick<Showroom, "hours" | "name"> {
  specialDays: readonly SpecialHours[];
}

/** Today's weekday in Detroit, and the dates of the seven days from it on. */
interface Week {
  today: number;
  /** By weekday, YYYY-MM-DD. */
  days: readonly string[];
  /** By weekday, "Thanksgiving: call first" where the shop has said nothing of a holiday. */
  unsaid: readonly (string | undefined)[];
}

/**
 * The week's hours, and the days with other ones. Once the visitor's browser has told the day, today's
 * row stands out, a special day or holiday of the coming week stands in its row, and those that are over are gone.
 */
export function HoursTable({ hours, name, specialDays }: HoursTableProps) {
  const [week, setWeek] = useState<Week>();
  useEffect(() => {
    readWeek({ hours, specialDays }).then(setWeek, () => undefined);
  }, [hours, specialDays]);
  const first = week?.days[week.today] ?? "";
  const ahead = specialDays.filter(({ day }) => day >= first);
  return (
    <>
      <table className="mt-6 w-full">
        <caption className="pb-2 text-left font-display text-lg font-bold">
          Hours<span className="sr-only"> of the {name}</span>
        </caption>
        <tbody>
          {dayNames.map((day, weekday) => {
            const special = ahead.find((other) => other.day === week?.days[weekday]);
            const unsaid = week?.unsaid[weekday];
            return (
              <tr
                key={day}
                aria-current={weekday === week?.today ? "date" : undefined}
                className={cn(
                  "border-t border-line",
                  weekday === week?.today && "bg-brass-wash font-bold",
                )}
              >
                <th scope="row" className="px-2 py-1.5 text-left font-[inherit]">
                  {day}
                  {special ? <span className="text-tag">, {dateOf(special.day)}</span> : null}
                </th>
                <td className="px-2 py-1.5 text-right tabular">
                  <span className={(special || unsaid) && "text-tag"}>
                    {unsaid ?? formatHours(special ? special.hours : hours[weekday])}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {ahead.length > 0 ? (
        <>
          <h3 className="mt-5 px-2 text-base">Other hours</h3>
          <ul className="mt-1">
            {ahead.map(({ day, hours, note }) => (
              <li
                key={day}
                className="flex flex-wrap justify-between gap-x-4 border-t border-line p-2"
              >
                <span>
                  {dayNames[weekdayOf(day)]}, {dateOf(day)}
                  {note ? <span className="block text-sm text-ink-soft">{note}</span> : null}
                </span>
                <strong className="font-semibold text-tag">{formatHours(hours)}</strong>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

async function readWeek(showroom: ShowroomHours): Promise<Week> {
  const { callFirst } = await import("#shop/calendar/hours.ts");
  const { day, weekday: today } = detroitTime(new Date());
  const days = dayNames.map((_, weekday) => addDays(day, (weekday - today + 7) % 7));
  return { today, days, unsaid: days.map((day) => callFirst(day, showroom)) };
}

const dateOf = (day: string) =>
  new Date(day).toLocaleDateString("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
