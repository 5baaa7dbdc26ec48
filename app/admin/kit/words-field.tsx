import { useId } from "react";
import { cn } from "#app/ui/cn.ts";
import { FieldNote } from "#app/ui/field-note.tsx";
import { formField } from "../controls.ts";
import { describeLength } from "../format.ts";

interface WordsFieldProps extends Omit<React.ComponentProps<"textarea">, "maxLength"> {
  label: string;
  hint?: string | undefined;
  /** How many letters it may have: they are counted, and what is pasted is never cut. */
  most?: number | undefined;
  error?: string | undefined;
}

/** Several lines, which make room for what is typed, with what is wrong below them. */
export function WordsField({
  label,
  hint,
  most,
  error,
  rows = 2,
  className,
  ...area
}: WordsFieldProps) {
  const id = useId();
  const text = String(area.value ?? "");
  const length = most && text.length > most * 0.8 ? describeLength(text, most) : "";
  const note = [hint, length].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <textarea
        aria-invalid={error ? true : undefined}
        aria-describedby={(error ?? note) ? `${id}note` : undefined}
        // Where it grows with what is typed, browsers forget its rows.
        style={{ minHeight: `calc(${rows}lh + 1.375rem)` }}
        className={formField(cn("mt-1.5 field-sizing-content max-h-96 py-2.5", className))}
        {...area}
        id={id}
      />
      <FieldNote id={`${id}note`} hint={note} error={error} />
    </div>
  );
}
