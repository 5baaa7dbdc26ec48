import { useId } from "react";
import { dayNames } from "#shop/calendar/days.ts";
import { CheckField } from "../kit/check-field.tsx";

interface DaysFieldProps {
  /** The numbers of the weekdays, Sunday is 0: "246". */
  days: string;
  error: string | undefined;
  onChange: (days: string) => void;
}

/** On which weekdays the truck goes. */
export function DaysField({ days, error, onChange }: DaysFieldProps) {
  const errorId = useId();
  return (
    <fieldset className="flex flex-wrap gap-x-4">
      <legend className="font-semibold">Delivery days</legend>
      {dayNames.map((name, day) => (
        <CheckField
          key={name}
          label={name.slice(0, 3)}
          isChecked={days.includes(String(day))}
          errorId={error && errorId}
          onChange={(isChecked) =>
            onChange(isChecked ? [...days, day].toSorted().join("") : days.replace(String(day), ""))
          }
        />
      ))}
      {error ? (
        <p id={errorId} className="w-full text-sm font-semibold text-tag">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
