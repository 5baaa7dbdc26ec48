import { cn } from "#app/ui/cn.ts";
import { AdminIcon, type AdminIconName } from "../icons.tsx";
import { ToolButton } from "./tool-button.tsx";

interface ToolChoiceProps<Value extends string | number> {
  label: string;
  /** With an icon, the words are for wider screens. */
  options: readonly (readonly [value: Value, words: string, icon?: AdminIconName])[];
  value: Value;
  onChange: (value: Value) => void;
  /** The buttons stand as one. */
  isJoined?: boolean;
}

/** One of a few ways to look at the same, as buttons side by side. */
export function ToolChoice<Value extends string | number>(props: ToolChoiceProps<Value>) {
  const { label, options, value, onChange, isJoined = false } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form.
    <div
      role="group"
      aria-label={label}
      className={cn(
        "flex",
        isJoined
          ? "*:not-first:-ml-px *:not-first:rounded-l-none *:not-last:rounded-r-none"
          : "flex-wrap gap-1.5",
      )}
    >
      {options.map(([option, words, icon]) => (
        <ToolButton key={option} aria-pressed={value === option} onClick={() => onChange(option)}>
          {icon ? <AdminIcon name={icon} /> : null}
          <span className={icon && "max-sm:sr-only"}>{words}</span>
        </ToolButton>
      ))}
    </div>
  );
}
