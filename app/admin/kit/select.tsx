import { field, formField } from "../controls.ts";

/** A value, or a value with its words. */
export type Option = string | readonly [value: string | number, words: string];

export interface SelectProps extends React.ComponentProps<"select"> {
  options: readonly Option[];
  /** Of a form, as large as its other fields. */
  isOfForm?: boolean;
}

/** One of several values: `<Select aria-label="Size" options={[["a4", "Letter"]]} />`. */
export function Select({ options, isOfForm, className, ...select }: SelectProps) {
  return (
    <select className={isOfForm ? formField(className) : field(className)} {...select}>
      {options.map((option) => {
        const [value, words] = typeof option === "string" ? [option, option] : option;
        return (
          <option key={value} value={value}>
            {words}
          </option>
        );
      })}
    </select>
  );
}
