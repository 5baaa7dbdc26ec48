import { useState } from "react";
import * as v from "valibot";
import { formatCalendarDay } from "#shop/calendar/words.ts";
import { own } from "#shop/own.ts";
import { checkbox, field, full, half } from "../kit/fields.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { together, wordsIfAny } from "../kit/schema.ts";
import { type ShowroomId, showroomIds, showroomNames } from "../records/product-labels.ts";
import {
  formatTimes,
  type HoursRows,
  isSameTimes,
  specialOn,
  timesProblem,
  usualTimes,
} from "./hours.ts";
import { newVersion, setDays } from "./hours-writes.ts";

const time = {
  ...{ ...half, type: "time" },
  shownIf: ({ isClosed }: Record<string, string>) => isClosed !== "yes",
} as const;

const schema = v.pipe(
  together(
    v.object({
      rooms: field("Showroom", v.string(), {
        ...full,
        shownIf: () => showroomIds.length > 1,
        options: () => [
          ["both", "Both"],
          ...showroomIds.map((id) => [id, `${showroomNames[id]} only`] as const),
        ],
      }),
      isClosed: checkbox("Closed all day"),
      opens: field("Opens", v.string(), time),
      closes: field("Closes", v.string(), time),
      note: field("What to call it", wordsIfAny(120, "Keep it to 120 characters."), {
        ...{ ...full, placeholder: "Black Friday" },
      }),
    }),
    ({ isClosed, opens, closes }) => ({
      closes:
        isClosed === "yes"
          ? undefined
          : opens && closes
            ? timesProblem({ opens, closes })
            : "Set both times, or mark it closed.",
    }),
  ),
  v.transform(({ rooms, isClosed, opens, closes, note }) => ({
    at: rooms === "both" ? showroomIds : [rooms as ShowroomId],
    times: isClosed ? { opens: null, closes: null } : { opens, closes },
    note: note || null,
  })),
);

function fieldsOf(day: string, { week, special }: HoursRows, name: string) {
  const set = specialOn(special, day);
  const first = set.east ?? set.west;
  const { opens, closes } = first ?? usualTimes(week, showroomIds[0]!, day);
  return {
    rooms: "both",
    isClosed: first && !opens ? "yes" : "no",
    opens: opens ?? "10:00",
    closes: closes ?? "17:00",
    note: first ? (first.note ?? "") : name,
  };
}

interface SpecialDayFormProps extends HoursRows {
  day: string;
  name?: string;
  onSaved: () => void;
}

export function SpecialDayForm({ day, name = "", onSaved, ...rows }: SpecialDayFormProps) {
  const { special } = rows;
  // The same where it is sent again.
  const [version] = useState(newVersion);
  const set = specialOn(special, day);
  const isSame = showroomIds.every((id) => set[id] && isSameTimes(set[id], set[showroomIds[0]!]!));
  return (
    <div className="rounded-lg bg-sunken p-3">
      <RecordForm
        label={`Hours on ${formatCalendarDay(day)}`}
        saveWords="Save"
        record={{ table: "special_days", key: day }}
        recordsOf={() =>
          showroomIds.map((room) => ({ table: "special_days", key: `${room} ${day}` }))
        }
        saved={fieldsOf(day, rows, name)}
        // What is not set for all of them may be saved as it stands.
        version={isSame ? null : 0}
        schema={schema}
        write={({ at, times, note }) => {
          const where = at.length === 1 ? ` at ${own(showroomNames, at[0])}` : "";
          return setDays(
            special,
            at.map((showroom) => ({ showroom, day, ...times, note })),
            `${formatCalendarDay(day)}${where}: ${formatTimes(times)}.`,
            version,
          )();
        }}
        onSaved={onSaved}
      />
    </div>
  );
}
