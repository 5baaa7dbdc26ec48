import { useId } from "react";
import { cn } from "#app/ui/cn.ts";
import { field } from "../controls.ts";

interface SelectFieldProps extends React.ComponentProps<"select"> {
  label: string;
  /** What is wrong with it. */
  error?: string;
}

/** One of several values, with what is wrong below: `<SelectField label="Style" {...bind("style")}>`. */
export function SelectField({ label, error, className, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <select
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}error` : undefined}
        {...select}
        id={id}
        className={field(cn("mt-1.5 min-h-12 px-3.5 fine:min-h-12 fine:text-base", className))}
      />
      {error ? (
        <p id={`${id}error`} className="mt-1.5 text-sm font-semibold text-tag">
          {error}
        </p>
      ) : null}
    </div>
  );
}
