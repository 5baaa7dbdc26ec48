import { useEffect, useState } from "react";
import type { Showroom } from "#app/catalog/shop.ts";
import { dayNames } from "#app/lib/day-names.ts";
import { cn } from "#app/ui/cn.ts";
import { detroitTime, formatTime } from "./opening.ts";

/** The week's hours; today's row stands out once the visitor's browser has told the day. */
export function HoursTable({ hours, name }: Pick<Showroom, "hours" | "name">) {
  const [today, setToday] = useState<number>();
  useEffect(() => setToday(detroitTime(new Date()).weekday), []);
  return (
    <table className="mt-6 w-full">
      <caption className="pb-2 text-left font-display text-lg font-bold">
        Hours<span className="sr-only"> of the {name}</span>
      </caption>
      <tbody>
        {dayNames.map((day, weekday) => {
          const open = hours[weekday];
          return (
            <tr
              key={day}
              aria-current={weekday === today ? "date" : undefined}
              className={cn("border-t border-line", weekday === today && "bg-brass-wash font-bold")}
            >
              <th scope="row" className="px-2 py-1.5 text-left font-[inherit]">
                {day}
              </th>
              <td className="px-2 py-1.5 text-right tabular-nums">
                {open ? `${formatTime(open.opens)} – ${formatTime(open.closes)}` : "Closed"}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
