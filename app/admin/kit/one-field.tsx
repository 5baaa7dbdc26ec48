import { useId, useState } from "react";
import { cn } from "#app/ui/cn.ts";
import { FieldNote } from "#app/ui/field-note.tsx";
import { field, toolButton } from "../controls.ts";
import { useWrite } from "./use-write.ts";

interface OneFieldProps extends Omit<React.ComponentProps<"input">, "value" | "onChange"> {
  label: string;
  /** The label is for those who don't see the field's place. */
  isLabelHidden?: boolean;
  saved: string;
  /** On its button, which is there once another text is typed. */
  words: string;
  save: (typed: string) => ReturnType<Parameters<ReturnType<typeof useWrite>["write"]>[0]>;
}

/** A field that is saved by itself; why it was refused stands at it. */
export function OneField(props: OneFieldProps) {
  const { label, isLabelHidden, saved, words, save, className, ...input } = props;
  const id = useId();
  const [typed, setTyped] = useState(saved);
  const { isBusy, problem, reset, write } = useWrite();
  return (
    <form
      className={cn("flex items-end gap-2", className)}
      onSubmit={(event) => {
        event.preventDefault();
        void write(() => save(typed));
      }}
    >
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className={isLabelHidden ? "sr-only" : "block text-sm font-semibold"}>
          {label}
        </label>
        <input
          autoComplete="off"
          {...input}
          id={id}
          className={field(isLabelHidden ? "" : "mt-1")}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}note` : undefined}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            reset();
          }}
        />
        <FieldNote id={`${id}note`} error={problem || undefined} />
      </div>
      {typed.trim() === saved ? null : (
        <button type="submit" disabled={isBusy} className={toolButton()}>
          {words}
        </button>
      )}
    </form>
  );
}
