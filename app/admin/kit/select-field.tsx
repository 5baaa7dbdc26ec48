import { cn } from "#app/ui/cn.ts";
import { field } from "../controls.ts";

interface SelectFieldProps extends React.ComponentProps<"select"> {
  label: string;
  /** What is wrong with it. */
  error?: string;
}

/** One of several values, with what is wrong below: `<SelectField label="Style" {...bind("style")}>`. */
export function SelectField({ label, error, className, ...select }: SelectFieldProps) {
  return (
    <label className="block font-semibold">
      {label}
      <select
        className={field(
          cn("mt-1.5 min-h-12 px-3.5 font-normal fine:min-h-12 fine:text-base", className),
        )}
        aria-invalid={error ? true : undefined}
        {...select}
      />
      {error ? <span className="mt-1.5 block text-sm text-tag">{error}</span> : null}
    </label>
  );
}
