import { useId } from "react";
import { cn } from "#app/ui/cn.ts";
import { FieldNote } from "#app/ui/field-note.tsx";
import { formField } from "../controls.ts";

interface WordsFieldProps extends React.ComponentProps<"textarea"> {
  label: string;
  hint?: string | undefined;
  /** What is wrong with it. */
  error?: string | undefined;
}

/** Several lines, which make room for what is typed, with what is wrong below them. */
export function WordsField({ label, hint, error, rows = 2, className, ...area }: WordsFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <textarea
        aria-invalid={error ? true : undefined}
        aria-describedby={(error ?? hint) ? `${id}note` : undefined}
        // Where it grows with what is typed, browsers forget its rows.
        style={{ minHeight: `calc(${rows}lh + 1.375rem)` }}
        className={formField(cn("mt-1.5 field-sizing-content max-h-96 py-2.5", className))}
        {...area}
        id={id}
      />
      <FieldNote id={`${id}note`} hint={hint} error={error} />
    </div>
  );
}
