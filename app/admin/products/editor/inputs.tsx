/** Inputs of a product's form: each with its label and what is wrong with it. */
import { useId } from "react";
import { cn } from "#app/ui/cn.ts";
import { field } from "../../controls.ts";

interface LabeledProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** What’s wrong with it is said elsewhere. */
  isWrong?: boolean;
  className?: string;
}

interface ShellProps extends LabeledProps {
  children: (input: {
    id: string;
    "aria-invalid": true | undefined;
    "aria-describedby": string | undefined;
    className: string;
  }) => React.ReactNode;
}

function Labeled({ label, hint, error, isWrong, className, children }: ShellProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        "aria-invalid": error || isWrong ? true : undefined,
        "aria-describedby": note ? `${id}-note` : undefined,
        className: field(cn("mt-1", error && "border-tag")),
      })}
      {note ? (
        <p
          id={`${id}-note`}
          className={cn("mt-1 text-sm", error ? "font-semibold text-tag" : "text-ink-soft")}
        >
          {note}
        </p>
      ) : null}
    </div>
  );
}

type InputProps = LabeledProps &
  Omit<React.ComponentProps<"input">, "onChange"> & { onChange: (value: string) => void };

export function TextInput(props: InputProps) {
  const { label, hint, error, isWrong = false, className, onChange, ...input } = props;
  return (
    <Labeled {...{ label, hint, error, isWrong }} {...(className ? { className } : {})}>
      {(shared) => (
        <input
          autoComplete="off"
          {...input}
          {...shared}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labeled>
  );
}

interface ChoiceProps extends LabeledProps {
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  /** What stands there before something is chosen. */
  empty?: string;
  onChange: (value: string) => void;
}

export function Choice({
  label,
  hint,
  error,
  className,
  value,
  options,
  empty,
  onChange,
}: ChoiceProps) {
  return (
    <Labeled {...{ label, hint, error }} {...(className ? { className } : {})}>
      {(shared) => (
        <select {...shared} value={value} onChange={({ target }) => onChange(target.value)}>
          {empty === undefined ? null : <option value="">{empty}</option>}
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Labeled>
  );
}

type AreaProps = LabeledProps &
  Omit<React.ComponentProps<"textarea">, "onChange"> & { onChange: (value: string) => void };

/** Words, in the page's language, with the browser's own eye on the spelling. */
export function TextArea(props: AreaProps) {
  const { label, hint, error, className, rows = 3, onChange, ...area } = props;
  return (
    <Labeled {...{ label, hint, error }} {...(className ? { className } : {})}>
      {(shared) => (
        <textarea
          rows={rows}
          spellCheck
          // It grows with what is typed, and browsers then forget its rows.
          style={{ minHeight: `calc(${rows}lh + 1.125rem)` }}
          {...area}
          {...shared}
          className={cn(shared.className, "field-sizing-content max-h-96 py-2")}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labeled>
  );
}
