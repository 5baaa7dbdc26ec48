/** The fields of a form, each said once in its schema: what it is called, how it looks, and what it takes. */
import { useId } from "react";
import * as v from "valibot";
import { TextField } from "#app/ui/text-field.tsx";
import { own } from "#shop/own.ts";
import { fieldPair } from "../controls.ts";
import { isFar, type Parsed, parseMoney, repeatProblem } from "../records/money-input.ts";
import { CheckField } from "./check-field.tsx";
import type { Fields as Texts } from "./draft.ts";
import type { FieldControls } from "./field-controls.ts";
import { RadioField } from "./radio-field.tsx";
import { type Beside, yes } from "./schema.ts";
import type { Option } from "./select.tsx";
import { SelectField } from "./select.tsx";
import { WordsField } from "./words-field.tsx";

export interface Look extends Omit<React.ComponentProps<"input">, "width">, Beside {
  hint?: string;
  /** It has a line of its own; or two stand side by side on a phone, too. */
  width?: "full" | "half";
  /** It is there only where this holds of what is typed. */
  shownIf?: (values: Texts) => boolean;
  /** What else it is by what is typed. */
  by?: (values: Texts) => Partial<Look & { label: string }>;
  /** It is chosen from these; what depends on the shop is asked for when it is shown. */
  options?: readonly Option[] | (() => readonly Option[]);
  /** It may have several lines, and this many at first. */
  rows?: number;
  /** How many letters it may have, where they are counted. */
  most?: number;
  isCheckbox?: boolean;
  /** What the browser proposes. */
  suggestions?: readonly string[];
  /** It is one of these, all of them in view. */
  radios?: readonly (readonly [value: string, words: string])[];
}

/** `name: field("Name", words(60, "Enter a name of up to 60 characters."), { hint: "As it is on your sign." })` */
export const field = <Schema extends v.GenericSchema<string, unknown>>(
  label: string,
  schema: Schema,
  look?: Look,
) => v.pipe(schema, v.metadata({ look: { label, ...look } })) as unknown as Schema;

export const full = { width: "full" } as const;
export const half = { width: "half" } as const;

export const checkbox = (label: string, look?: Look) =>
  field(label, yes, { isCheckbox: true, ...look });

interface Again {
  /** In cents, before; null where there was none. */
  was: number | null;
  /** The field of the first time. */
  of: string;
  /** What is typed twice, in a sentence: "new price". */
  what: string;
  read?: (text: string) => Parsed;
}

/** The second time of an amount that moves far; it is asked for, and says why, as soon as the first one does. */
export function again(label: string, { was, of, what, read = parseMoney }: Again) {
  const to = (values: Texts) => read(own(values, of) ?? "");
  return field(label, v.string(), {
    ...{ inputMode: "decimal", width: "full", shownIf: (values) => isFar(was, to(values)) },
    problem: (values, name) => repeatProblem(was, to(values), own(values, name) ?? "", what),
  });
}

interface FieldsProps<Values extends Texts> {
  /** A schema with entries. */
  of: unknown;
  form: FieldControls<Values>;
  /** Those to show, in this order; without them, all that have a label. */
  names?: readonly (keyof Values & string)[];
}

/** The fields of a schema, side by side where there is room. */
export function Fields<Values extends Texts>({ of, form, names }: FieldsProps<Values>) {
  const { entries } = of as { entries: Record<string, v.GenericSchema> };
  const shown = (names ?? Object.keys(entries)).flatMap((name) => {
    const { look } = v.getMetadata(own(entries, name)!) as { look?: Look & { label: string } };
    if (!look || look.shownIf?.(form.values) === false) return [];
    return [{ name, look: { ...look, ...look.by?.(form.values) } }];
  });
  if (shown.length === 0) return null;
  return (
    <div className={fieldPair}>
      {shown.map(({ name, look }) => {
        const isWide = look.width === "full" || (!look.width && (look.isCheckbox || look.rows));
        const place = isWide ? "col-span-full" : look.width ? "" : "max-sm:col-span-full";
        return (
          <div key={name} className={place}>
            <Field name={name} look={look} {...form} />
          </div>
        );
      })}
    </div>
  );
}

interface FieldProps<Values> extends FieldControls<Values> {
  name: keyof Values & string;
  look: Look & { label: string };
}

function Field<Values extends Texts>(props: FieldProps<Values>) {
  const { name, look, bind, check, values, change } = props;
  const { label, hint, options, radios, rows, most, isCheckbox, suggestions, ...shown } = look;
  const id = useId();
  const { width: _, shownIf: __, by: ___, problem, ...input } = shown;
  const { placeholder, className, disabled } = input;
  const error = problem?.(values, name);
  if (isCheckbox) return <CheckField label={label} help={hint} {...check(name)} />;
  if (radios) {
    const choose = (value: string) => change({ [name]: value } as Partial<Values>);
    return <RadioField legend={label} options={radios} {...bind(name)} onChange={choose} />;
  }
  if (options) {
    const choices = typeof options === "function" ? options() : options;
    return <SelectField {...{ label, hint, disabled }} options={choices} {...bind(name)} />;
  }
  if (rows) {
    return <WordsField {...{ label, hint, rows, most, placeholder, className }} {...bind(name)} />;
  }
  return (
    <>
      <TextField
        {...{ label, hint, ...input, ...bind(name), ...(error && { error }) }}
        list={suggestions && id}
      />
      {suggestions ? (
        <datalist id={id}>
          {suggestions.map((words) => (
            <option key={words} value={words} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}
