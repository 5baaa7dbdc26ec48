import { useState } from "react";
import { button } from "#app/ui/button.ts";
import { dayNames } from "#shop/calendar/days.ts";
import { own } from "#shop/own.ts";
import { field, toolButton } from "../controls.ts";
import { Problem } from "../problem.tsx";
import { ConflictPanel } from "../records/conflict-panel.tsx";
import { describeFailure } from "../records/failures.ts";
import { type ShowroomId, showroomIds, showroomNames } from "../records/product-labels.ts";
import { Section } from "../section.tsx";
import { UnsavedDraftNote } from "../unsaved-draft-note.tsx";
import { useDraft } from "../use-draft.ts";
import { isSameTimes, type SpecialRow, timesProblem, type WeekRow } from "./hours.ts";
import { useHoursChanges } from "./use-hours-changes.ts";

interface WeekEditorProps {
  week: readonly WeekRow[];
  special: readonly SpecialRow[];
}

const key = (showroom: string, weekday: number, side: "opens" | "closes") =>
  `${showroom} ${weekday} ${side}`;

/** The hours of an ordinary week, one column per showroom; no times is closed. */
export function WeekEditor({ week, special }: WeekEditorProps) {
  const { setWeek } = useHoursChanges(special);
  const saved = Object.fromEntries(
    week.flatMap(({ showroom, weekday, opens, closes }) => [
      [key(showroom, weekday, "opens"), opens?.slice(0, 5) ?? ""],
      [key(showroom, weekday, "closes"), closes?.slice(0, 5) ?? ""],
    ]),
  );
  const draft = useDraft<Record<string, string>>("week", saved);
  const [problem, setProblem] = useState("");
  const [isSaving, setSaving] = useState(false);

  const times = (showroom: string, weekday: number) => ({
    opens: own(draft.values, key(showroom, weekday, "opens")) || null,
    closes: own(draft.values, key(showroom, weekday, "closes")) || null,
  });
  const clashing = week.filter(({ showroom, weekday }) =>
    draft.clashes.some((name) => name.startsWith(`${showroom} ${weekday} `)),
  );
  const changed = week.filter((row) => !isSameTimes(row, times(row.showroom, row.weekday)));

  function copyEast() {
    const next = [...dayNames.keys()].flatMap((weekday) => {
      const { opens, closes } = times("east", weekday);
      return [
        [key("west", weekday, "opens"), opens ?? ""],
        [key("west", weekday, "closes"), closes ?? ""],
      ];
    });
    draft.change(Object.fromEntries(next));
  }

  async function save() {
    if (isSaving || changed.length === 0) return;
    for (const { showroom, weekday } of changed) {
      const wrong = timesProblem(times(showroom, weekday));
      if (wrong) {
        return setProblem(
          `${dayNames[weekday]}, ${showroomNames[showroom as ShowroomId]}: ${wrong}`,
        );
      }
    }
    setSaving(true);
    setProblem("");
    try {
      const rows = changed.map((row) => ({ ...row, ...times(row.showroom, row.weekday) }));
      await setWeek(rows, changed);
      draft.drop();
    } catch (error) {
      setProblem(describeFailure(error));
    } finally {
      setSaving(false);
    }
  }

  return (
    <Section title="Every week" about="A day without times is closed.">
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <UnsavedDraftNote draft={draft} />
        {clashing.length > 0 ? (
          <ConflictPanel
            records={clashing.map(({ showroom, weekday }) => ({
              table: "opening_hours",
              record: `${showroom} ${weekday}`,
              count: 1,
            }))}
            onTakeTheirs={() => {
              setProblem("");
              draft.takeTheirs();
            }}
          />
        ) : null}
        <table className="w-full text-sm">
          <caption className="sr-only">Hours of the week by showroom</caption>
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
                    <div className="flex flex-wrap gap-1">
                      {(["opens", "closes"] as const).map((side) => (
                        <input
                          key={side}
                          type="time"
                          aria-label={`${name}, ${showroomNames[id]} ${side}`}
                          className={field("px-1.5 sm:w-auto")}
                          value={own(draft.values, key(id, weekday, side)) ?? ""}
                          onChange={({ target }) =>
                            draft.change({ [key(id, weekday, side)]: target.value })
                          }
                        />
                      ))}
                    </div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Problem>{clashing.length > 0 ? "" : problem}</Problem>
        <div className="flex flex-wrap gap-2">
          <button
            type="submit"
            className={button()}
            aria-disabled={isSaving || changed.length === 0 || undefined}
          >
            {isSaving ? "Saving…" : clashing.length > 0 ? "Save mine" : "Save the week"}
          </button>
          <button type="button" className={toolButton()} onClick={copyEast}>
            West same as East
          </button>
          {changed.length > 0 ? (
            <button type="button" className={toolButton()} onClick={draft.drop}>
              As saved
            </button>
          ) : null}
        </div>
      </form>
    </Section>
  );
}
