import { useId } from "react";
import { cn } from "#app/ui/cn.ts";
import { formatNumber, plural } from "../../format.ts";
import { notesLimits, notesTooLong } from "../shared/lead.ts";

interface NotesFieldProps {
  ref: React.Ref<HTMLTextAreaElement>;
  value: string;
  onChange: (value: string) => void;
}

/** The notes with their counter. Longer text may be pasted and then cut; only saving it is refused. */
export function NotesField({ ref, value, onChange }: NotesFieldProps) {
  const id = useId();
  const { length } = value;
  const isTooLong = length > notesLimits.max;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-semibold">
          Notes
        </label>
        <span className={cn("text-sm tabular", isTooLong ? "text-tag" : "text-ink-soft")}>
          {formatNumber(length)} / {formatNumber(notesLimits.max)}
        </span>
      </div>
      <textarea
        ref={ref}
        id={id}
        rows={5}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={isTooLong ? true : undefined}
        aria-describedby={`${id}-note`}
        className={cn(
          "mt-1.5 field-sizing-content max-h-80 min-h-28 w-full rounded-lg border bg-surface px-3 py-2 text-base text-ink",
          isTooLong ? "border-tag" : "border-field",
        )}
      />
      <p id={`${id}-note`} role="status" className="text-sm font-semibold">
        {isTooLong ? (
          <span className="text-tag">{notesTooLong}</span>
        ) : length > notesLimits.warnAbove ? (
          <span className="text-brass">
            {plural(notesLimits.max - length, "character")} remaining
          </span>
        ) : null}
      </p>
    </div>
  );
}
