import { useState } from "react";
import { type Holiday, nextHolidays } from "#shop/calendar/holidays.ts";
import { formatCalendarDay } from "#shop/calendar/words.ts";
import { ToolButton } from "../kit/tool-button.tsx";
import { useWrite } from "../kit/use-write.ts";
import { Problem } from "../problem.tsx";
import { type ShowroomId, showroomIds, showroomNames } from "../records/product-labels.ts";
import { Section } from "../section.tsx";
import { useKeptFocus } from "../use-kept-focus.ts";
import {
  forgotten,
  formatTimes,
  type HoursRows,
  isSameTimes,
  specialOn,
  type Times,
  usualTimes,
} from "./hours.ts";
import { setDays } from "./hours-writes.ts";
import { SpecialDayForm } from "./special-day-form.tsx";

interface HolidayListProps extends HoursRows {
  today: string;
}

export function HolidayList({ week, special, today }: HolidayListProps) {
  return (
    <Section
      title="Next holidays"
      about="Until you set them, the site tells shoppers to call first that day."
    >
      <ul className="divide-y divide-line">
        {nextHolidays(today, 6).map((holiday) => (
          <HolidayRow key={holiday.day} holiday={holiday} week={week} special={special} />
        ))}
      </ul>
    </Section>
  );
}

interface HolidayRowProps extends HoursRows {
  holiday: Holiday;
}

function HolidayRow({ holiday, week, special }: HolidayRowProps) {
  const { day, name } = holiday;
  const [isOpen, setOpen] = useState(false);
  const { isBusy, problem, write } = useWrite();
  const { part, keepFocus } = useKeptFocus<HTMLLIElement>();
  const set = specialOn(special, day);
  const missing = forgotten(special, day);
  const answers = showroomIds.flatMap((id) => (set[id] ? [{ id, ...set[id] }] : []));
  const [first] = answers;
  const isAnswered = answers.length === showroomIds.length;

  async function answer(times: (showroom: ShowroomId) => Times, words: string, only?: ShowroomId) {
    const isDone = await write(
      setDays(
        special,
        (only ? [only] : showroomIds).map((room) => ({
          ...{ showroom: room, day, note: name },
          ...times(room),
        })),
        `${name}: ${words}${only ? ` at ${showroomNames[only]}` : ""}.`,
      ),
    );
    if (isDone) setOpen(false);
    keepFocus();
  }

  const closed = () => ({ opens: null, closes: null });
  const usual = (showroom: ShowroomId) => usualTimes(week, showroom, day);
  return (
    <li ref={part} className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b>{name}</b>
        <span className="text-ink-soft">{formatCalendarDay(day)}</span>
        {isAnswered ? (
          <span className="text-sm max-sm:w-full sm:ml-auto">
            {answers.every((other) => isSameTimes(other, first!))
              ? `${answers[1] ? "Both " : ""}${formatTimes(first!)}`
              : answers.map((one) => `${showroomNames[one.id]} ${formatTimes(one)}`).join(", ")}
          </span>
        ) : (
          <span className="text-sm font-semibold text-brass max-sm:w-full sm:ml-auto">
            {missing ? `${showroomNames[first!.id]} ${formatTimes(first!)}` : "Not set"}
          </span>
        )}
      </p>
      {missing ? (
        <ToolButton
          className="justify-self-start border-brass bg-brass-wash"
          aria-disabled={isBusy || undefined}
          onClick={() => {
            const { opens, closes } = first!;
            void answer(() => ({ opens, closes }), formatTimes(first!), missing);
          }}
        >
          {showroomNames[missing]} too?
        </ToolButton>
      ) : null}
      {!isAnswered || isOpen ? (
        <div className="flex flex-wrap gap-2">
          <ToolButton aria-disabled={isBusy || undefined} onClick={() => answer(closed, "closed")}>
            Closed
          </ToolButton>
          <ToolButton
            aria-disabled={isBusy || undefined}
            onClick={() => answer(usual, "usual hours")}
          >
            Usual hours
          </ToolButton>
          <ToolButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Other…
          </ToolButton>
        </div>
      ) : (
        <ToolButton className="justify-self-start" onClick={() => setOpen(true)}>
          Change
        </ToolButton>
      )}
      {isOpen ? (
        <SpecialDayForm {...{ day, name, week, special }} onSaved={() => setOpen(false)} />
      ) : null}
      <Problem>{problem}</Problem>
    </li>
  );
}
