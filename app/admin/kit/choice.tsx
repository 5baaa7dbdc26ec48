import { cn } from "#app/ui/cn.ts";
import { Select } from "./select.tsx";

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  /** The first leaves nothing out; any other stands out as a set filter. */
  options: readonly (readonly [value: Value, words: string])[];
  /** It orders and leaves nothing out. */
  isOrder?: boolean;
  onChange: (value: Value) => void;
}

/** A filter of a list, or its order. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, isOrder = false, onChange } = props;
  return (
    <div className="max-sm:basis-[calc(50%-0.25rem)] max-sm:grow">
      <Select
        aria-label={label}
        options={options}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
        className={cn(
          "sm:w-auto",
          !isOrder && value !== options[0]?.[0] && "border-spruce font-semibold",
        )}
      />
    </div>
  );
}
