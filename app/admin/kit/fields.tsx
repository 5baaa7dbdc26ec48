/** The fields of a form, each said once in its schema: what it is called, how it looks, and what it takes. */
import * as v from "valibot";
import { TextField } from "#app/ui/text-field.tsx";
import { own } from "#shop/own.ts";
import { fieldPair } from "../controls.ts";
import { isFar, type Parsed, parseMoney, repeatProblem } from "../records/money-input.ts";
import { CheckField } from "./check-field.tsx";
import type { Fields as Texts } from "./draft.ts";
import type { FieldControls } from "./field-controls.ts";
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
  /** It is chosen from these; what depends on the shop is asked for when it is shown. */
  options?: readonly Option[] | (() => readonly Option[]);
  /** It may have several lines, and this many at first. */
  rows?: number;
  /** How many letters it may have, where they are counted. */
  most?: number;
  isCheckbox?: boolean;
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
    return look && look.shownIf?.(form.values) !== false ? [{ name, look }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <div className={fieldPair}>
      {shown.map(({ name, look }) => {
        const isWide = look.width === "full" || look.isCheckbox || look.rows;
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

interface FieldProps<Values> extends Pick<FieldControls<Values>, "bind" | "check" | "values"> {
  name: keyof Values & string;
  look: Look & { label: string };
}

function Field<Values extends Texts>({ name, look, bind, check, values }: FieldProps<Values>) {
  const { label, hint, options, rows, most, isCheckbox, ...shown } = look;
  const { width: _, shownIf: __, problem, ...input } = shown;
  const { placeholder, className } = input;
  const error = problem?.(values, name);
  if (isCheckbox) return <CheckField label={label} help={hint} {...check(name)} />;
  if (options) {
    const choices = typeof options === "function" ? options() : options;
    return <SelectField label={label} hint={hint} options={choices} {...bind(name)} />;
  }
  return rows ? (
    <WordsField {...{ label, hint, rows, most, placeholder, className }} {...bind(name)} />
  ) : (
    <TextField label={label} hint={hint} {...input} {...bind(name)} {...(error && { error })} />
  );
}
