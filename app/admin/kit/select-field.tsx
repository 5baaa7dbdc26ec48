import { useId } from "react";
import { cn } from "#app/ui/cn.ts";
import { FieldNote } from "#app/ui/field-note.tsx";
import { Select, type SelectProps } from "./select.tsx";

interface SelectFieldProps extends SelectProps {
  label: string;
  hint?: string | undefined;
  /** What is wrong with it. */
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
