import { useId } from "react";
import { cn } from "#app/ui/cn.ts";
import { FieldNote } from "#app/ui/field-note.tsx";
import { field, formField } from "../controls.ts";

/** A value, or a value with its words. */
export type Option = string | readonly [value: string | number, words: string];

export interface SelectProps extends React.ComponentProps<"select"> {
  options: readonly Option[];
  isOfForm?: boolean;
}

/** One of several values: `<Select aria-label="Size" options={[["a4", "Letter"]]} />`. */
export function Select({ options, isOfForm, className, ...select }: SelectProps) {
  return (
    <select className={isOfForm ? formField(className) : field(className)} {...select}>
      {options.map((option) => {
        const [value, words] = typeof option === "string" ? [option, option] : option;
        return (
          <option key={value} value={value}>
            {words}
          </option>
        );
      })}
    </select>
  );
}

interface SelectFieldProps extends SelectProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** One of several values, with what is wrong below: `<SelectField label="Style" options={styles} {...bind("style")} />`. */
export function SelectField({ label, hint, error, className, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <Select
        aria-invalid={error ? true : undefined}
        aria-describedby={(error ?? hint) ? `${id}note` : undefined}
        {...select}
        isOfForm
        id={id}
        className={cn("mt-1.5", className)}
      />
      <FieldNote id={`${id}note`} hint={hint} error={error} />
    </div>
  );
}
