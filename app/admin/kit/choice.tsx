import { cn } from "#app/ui/cn.ts";
import { field } from "../controls.ts";

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
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
        className={field(
          cn("sm:w-auto", !isOrder && value !== options[0]?.[0] && "border-spruce font-semibold"),
        )}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
