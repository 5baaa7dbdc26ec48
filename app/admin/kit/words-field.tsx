import { useId } from "react";
import { cn } from "#app/ui/cn.ts";
import { field } from "../controls.ts";

interface WordsFieldProps extends React.ComponentProps<"textarea"> {
  label: string;
  /** What is wrong with it. */
  error?: string;
}

/** Several lines, which make room for what is typed, with what is wrong below them. */
export function WordsField({ label, error, className, ...textarea }: WordsFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="grid gap-1 font-semibold">
        {label}
        <textarea
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          className={field(
            cn("field-sizing-content max-h-96 px-3.5 py-2.5 font-normal fine:text-base", className),
          )}
          {...textarea}
        />
      </label>
      {error ? (
        <p id={id} className="mt-1.5 text-sm font-semibold text-tag">
          {error}
        </p>
      ) : null}
    </div>
  );
}
