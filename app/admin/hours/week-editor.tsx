import { useId, useState } from "react";
import * as v from "valibot";
import { dayNames } from "#shop/calendar/days.ts";
import { own } from "#shop/own.ts";
import { field } from "../controls.ts";
import type { BoundField } from "../kit/field-controls.ts";
import { RecordForm } from "../kit/record-form.tsx";
import { asTyped, together } from "../kit/schema.ts";
import { ToolButton } from "../kit/tool-button.tsx";
import { showroomIds, showroomNames } from "../records/product-labels.ts";
import { Section } from "../section.tsx";
import { isSameDay, isSameTimes, timesProblem, type WeekRow, wholeWeek } from "./hours.ts";
import { newVersion, writeWeek } from "./hours-writes.ts";

const sides = ["opens", "closes"] as const;

const key = (showroom: string, weekday: number, side: (typeof sides)[number]) =>
  `${showroom} ${weekday} ${side}`;

/** The hours of an ordinary week, one column per showroom; no times is closed. */
export function WeekEditor({ week: rows }: { week: readonly WeekRow[] }) {
  // The same where it is sent again.
  const [version] = useState(newVersion);
  const week = wholeWeek(rows, version);
  const saved = Object.fromEntries(
    week.flatMap((row) =>
      sides.map((side) => [key(row.showroom, row.weekday, side), row[side] ?? ""]),
    ),
  );
  const typed = (fields: Record<string, string>) =>
    week.map((row) => ({
      ...row,
      opens: own(fields, key(row.showroom, row.weekday, "opens")) || null,
      closes: own(fields, key(row.showroom, row.weekday, "closes")) || null,
    }));
  const schema = v.pipe(
    together(asTyped(saved), (fields) =>
      Object.fromEntries(
        typed(fields).map((row) => [key(row.showroom, row.weekday, "closes"), timesProblem(row)]),
      ),
    ),
    v.transform(typed),
  );
  const changesIn = (rows: readonly WeekRow[]) =>
    rows.filter((row, at) => !isSameTimes(row, week[at]!));
  const before = (changed: readonly WeekRow[]) =>
    week
      .filter((day) => changed.some((row) => isSameDay(row, day)))
      .map((day) => ({ ...day, version: rows.includes(day) ? day.version + 1 : day.version }));
  return (
    <Section title="Every week" about="Leave a day blank to mark it closed.">
      <RecordForm
        label="the week"
        done="Weekly hours saved."
        record={{ table: "opening_hours", key: "week" }}
        recordsOf={(fields) =>
          week
            .map(({ showroom, weekday }) => `${showroom} ${weekday}`)
            .filter((day) => fields.some((name) => name.startsWith(`${day} `)))
            .map((day) => ({ table: "opening_hours", key: day }))
        }
        draft="week"
        saved={saved}
        version={null}
        schema={schema}
        write={async (typed) => {
          const changed = changesIn(typed);
          await writeWeek(changed);
          return { undo: () => writeWeek(before(changed)) };
        }}
        actions={({ values, change }) =>
          showroomIds.length === 1 ? null : (
            <ToolButton
              onClick={() =>
                change(
                  Object.fromEntries(
                    Object.entries(values).map(([name, time]) => [
                      name,
                      name.startsWith("west ")
                        ? (own(values, name.replace("west", "east")) ?? "")
                        : time,
                    ]),
                  ),
                )
              }
            >
              {showroomNames.west} same as {showroomNames.east}
            </ToolButton>
          )
        }
      >
        {({ bind }) => <WeekTable bind={bind} />}
      </RecordForm>
    </Section>
  );
}

function WeekTable({ bind }: { bind: (name: string) => BoundField }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">Weekly hours by showroom</caption>
        <thead>
          <tr>
            <th scope="col" className="text-left">
              <span className="sr-only">Day</span>
            </th>
            {showroomIds.map((id) => (
              <th key={id} scope="col" className="pb-1 text-left">
                {showroomNames[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dayNames.map((name, weekday) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-2 text-left font-semibold">
                {name.slice(0, 3)}
              </th>
              {showroomIds.map((id) => (
                <td key={id} className="py-1.5 pr-2">
                  <Times
                    day={`${name}, ${showroomNames[id]}`}
                    of={(side) => bind(key(id, weekday, side))}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Times({ day, of }: { day: string; of: (side: (typeof sides)[number]) => BoundField }) {
  const errorId = useId();
  const wrong = of("closes").error;
  return (
    <div className="flex flex-wrap gap-1">
      {sides.map((side) => {
        const { error: _, ...input } = of(side);
        return (
          <input
            key={side}
            type="time"
            aria-label={`${day} ${side}`}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? errorId : undefined}
            className={field("px-1.5 sm:w-auto")}
            {...input}
          />
        );
      })}
      {wrong ? (
        <p id={errorId} className="w-full font-semibold text-tag">
          {wrong}
        </p>
      ) : null}
    </div>
  );
}
