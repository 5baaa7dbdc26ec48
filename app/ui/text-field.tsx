import { useId } from "react";
import { cn } from "./cn.ts";
import { FieldNote } from "./field-note.tsx";

interface TextFieldProps extends React.ComponentProps<"input"> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A labeled input with its hint and its message, tied together for screen readers. */
export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={className}>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <input
        aria-invalid={error ? true : undefined}
        aria-describedby={(error ?? hint) ? noteId : undefined}
        {...input}
        id={id}
        className={cn(
          "mt-1.5 min-h-12 w-full rounded-lg border bg-surface px-3.5 text-base text-ink",
          error ? "border-tag outline-1 outline-tag" : "border-field",
        )}
      />
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}
