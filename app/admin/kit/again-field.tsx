import { TextField } from "#app/ui/text-field.tsx";
import { isFar, parseMoneyOrFree, repeatProblem } from "../records/money-input.ts";
import type { BoundField } from "./field-controls.ts";

interface AgainFieldProps extends BoundField {
  label: string;
  /** What is typed twice, in a sentence: "new price". */
  what: string;
  /** In cents, before; null where there was none. */
  was: number | null;
  /** As it is typed the first time, beside this. */
  typed: string;
  className?: string;
}

/** The second time of an amount that moves far, which says so as soon as it does; nothing where once is enough. */
export function AgainField({ what, was, typed, error: _, ...field }: AgainFieldProps) {
  const to = parseMoneyOrFree(typed);
  if (!isFar(was, to)) return null;
  const problem = repeatProblem(was, to, field.value, what);
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...field}
      {...(problem && { error: problem })}
    />
  );
}
