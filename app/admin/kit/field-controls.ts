/** What ties the controls of a form to what is typed into it. */
import { own } from "#shop/own.ts";
import type { Fields } from "./draft.ts";

/** What ties a control to a field of the form: `<TextField label="Name" {...bind("name")} />`. */
export interface BoundField {
  name: string;
  value: string;
  onChange: (
    event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>,
  ) => void;
  autoComplete?: "off";
  error?: string;
}

export interface FieldControls<Values> {
  bind: (name: keyof Values & string) => BoundField;
  /** The same for a `CheckField`, whose text is "yes" or another word. */
  check: (name: keyof Values & string) => {
    isChecked: boolean;
    onChange: (isChecked: boolean) => void;
    error?: string | undefined;
  };
  values: Values;
  change: (next: Partial<Values>) => void;
  /** What is wrong, by field, once somebody tried to save. */
  errors: { readonly [name in keyof Values]?: string | undefined };
  isTried: boolean;
}

/** The controls of a form; `errors` are those that are shown. */
export function fieldControls<Values extends Fields>(
  values: Values,
  errors: FieldControls<Values>["errors"],
  isTried: boolean,
  change: (next: Partial<Values>) => void,
): FieldControls<Values> {
  const set = (field: string, text: string) => change({ [field]: text } as Partial<Values>);
  return {
    bind(field) {
      const error = own(errors as Fields, field);
      return {
        name: field,
        value: own(values, field) ?? "",
        onChange: ({ target }) => set(field, target.value),
        // What the shop sells and says is not in the browser's address book.
        autoComplete: "off",
        ...(error && { error }),
      };
    },
    check: (field) => ({
      isChecked: own(values, field) === "yes",
      onChange: (isChecked) => set(field, isChecked ? "yes" : "no"),
      error: own(errors as Fields, field),
    }),
    ...{ values, change, errors, isTried },
  };
}
