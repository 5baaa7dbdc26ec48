import { useId } from "react";
import { cn } from "#app/ui/cn.ts";
import { FieldNote } from "#app/ui/field-note.tsx";

interface RadioFieldProps<Value extends string> {
  legend: string;
  /** The legend is for those who don't see the field's place. */
  isLegendHidden?: boolean;
  /** Of the form's field, where the database may refuse it. */
  name?: string;
  options: readonly (readonly [value: Value, words: string, isDisabled?: boolean])[];
  value: Value;
  onChange: (value: Value) => void;
  /** Each stands in a box, side by side. */
  isBoxed?: boolean;
  /** What is wrong with it. */
  error?: string | undefined;
  className?: string;
}

/** One of a few values, all of them in view: `<RadioField legend="Kind" options={kinds} value={kind} onChange={choose} />`. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { legend, isLegendHidden, options, value, onChange, isBoxed, error, className } = props;
  const id = useId();
  const { name = id } = props;
  return (
    <fieldset aria-describedby={error ? id : undefined} className={className}>
      <legend className={isLegendHidden ? "sr-only" : "font-semibold"}>{legend}</legend>
      <div
        className={
          isBoxed
            ? "mt-1.5 grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2"
            : "flex flex-wrap gap-x-4"
        }
      >
        {options.map(([option, words, isDisabled]) => (
          <label
            key={option}
            className={cn(
              "flex min-h-11 cursor-pointer items-center gap-2",
              isBoxed &&
                "justify-center rounded-lg border border-field px-3 font-semibold has-checked:border-spruce has-checked:bg-spruce-wash has-checked:text-spruce has-disabled:cursor-not-allowed has-disabled:opacity-60",
            )}
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              disabled={isDisabled}
              data-wrong={(error && value === option) || undefined}
              className="size-4.5 shrink-0 accent-(--spruce-fill)"
              onChange={() => onChange(option)}
            />
            {words}
          </label>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  );
}
