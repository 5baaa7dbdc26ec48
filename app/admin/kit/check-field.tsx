import { useId } from "react";
import { cn } from "#app/ui/cn.ts";
import { FieldNote } from "#app/ui/field-note.tsx";

interface CheckFieldProps {
  label: string;
  /** What it means, in smaller words below. */
  help?: string | undefined;
  isChecked: boolean;
  isDisabled?: boolean;
  error?: string | undefined;
  /** Where it says what is wrong with it and others. */
  errorId?: string | undefined;
  className?: string;
  onChange: (isChecked: boolean) => void;
}

/** A question of yes or no: `<CheckField label="On the site" {...check("isShown")} />`. */
export function CheckField(props: CheckFieldProps) {
  const { label, help, isChecked, isDisabled, error, className, onChange } = props;
  const id = useId();
  const { errorId = error && `${id}error` } = props;
  return (
    <>
      <label
        className={cn(
          "flex min-h-11 gap-2.5 font-semibold",
          help ? "items-start" : "items-center",
          className,
        )}
      >
        <input
          type="checkbox"
          className={cn("size-5 shrink-0 accent-spruce-fill", help && "mt-2.5")}
          aria-invalid={errorId ? true : undefined}
          aria-labelledby={help && id}
          aria-describedby={errorId ?? (help && `${id}help`)}
          disabled={isDisabled}
          checked={isChecked}
          onChange={({ target }) => onChange(target.checked)}
        />
        {help ? (
          <span className="py-2">
            <span id={id}>{label}</span>
            <span id={`${id}help`} className="block text-sm font-normal text-ink-soft">
              {help}
            </span>
          </span>
        ) : (
          label
        )}
      </label>
      <FieldNote id={`${id}error`} error={error} />
    </>
  );
}
