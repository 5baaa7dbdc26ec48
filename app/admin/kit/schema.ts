/** The kinds of text that forms ask for, as valibot schemas from what is typed to what is stored. */
import * as v from "valibot";
import { own } from "#shop/own.ts";
import { readPhone } from "#shop/phone.ts";
import { cleanPlain } from "#shop/typed.ts";
import { cleanTexts } from "#shop/typed-texts.ts";
import { moneyText, type Parsed, parseMoney, parseMoneyOrFree } from "../records/money-input.ts";

/** Words of 1 to `most` characters, without the spaces around them. */
export const words = (most: number, message: string, tooLong = message) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(message), v.maxLength(most, tooLong));

/** Texts as they are typed, for `together` to look at: those of a form that holds these. */
export const asTyped = <Values extends Record<string, string>>(empty: Values) =>
  v.object(
    Object.fromEntries(Object.keys(empty).map((name) => [name, v.string()])) as Record<
      keyof Values & string,
      v.StringSchema<undefined>
    >,
  );

/**
 * What a form holds of a row whose columns bear the names of its fields: money as it is typed, "yes" or "no", the parts
 * of a list with `separator` between them. What the row lacks is empty.
 */
export function textsOf<Entries extends object>(
  row: { readonly [Name in keyof Entries]?: unknown },
  { entries }: { readonly entries: Entries },
  separator = "\n",
) {
  const textOf = (name: string, value: unknown) => {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number" && name.endsWith("_cents")) return moneyText(value);
    return Array.isArray(value) ? value.join(separator) : String(value ?? "");
  };
  return Object.fromEntries(
    Object.keys(entries).map((name) => [name, textOf(name, own(row as Entries, name))]),
  ) as Record<keyof Entries & string, string>;
}

/** The parts of a text, without those that are empty. */
export const partsOf = (text: string, separator: string | RegExp = "\n") =>
  text.split(separator).flatMap((part) => part.trim() || []);

export const httpsLink = (message: string) =>
  v.pipe(v.string(), v.trim(), v.url(message), v.regex(/^https:\/\/\S+$/, message));

export const wholeNumber = (least: number, most: number, message: string) =>
  v.pipe(
    v.string(),
    v.transform(cleanPlain),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );

/** A number of degrees between two others. */
export const degrees = (from: number, to: number, message: string) =>
  v.pipe(
    v.string(),
    v.transform(cleanPlain),
    v.nonEmpty(message),
    v.transform(Number),
    v.number(message),
    v.minValue(from, message),
    v.maxValue(to, message),
  );

/** A US phone number, however it is written, as "(313) 555-0123". */
export const phone = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const found = readPhone(dataset.value);
    if (found) return found;
    addIssue({ message: "Enter the phone number with its area code: (313) 555-0123." });
    return NEVER;
  }),
);

/** A price as people type it, in integer cents, by a reader that says what is wrong with it. */
const moneyAs = (read: (text: string) => Parsed) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const parsed = read(dataset.value);
      if ("cents" in parsed) return parsed.cents;
      addIssue({ message: parsed.problem });
      return NEVER;
    }),
  );

export const money = moneyAs(parseMoney);

/** The same, and 0 where nothing is typed. */
export const moneyIfAny = moneyAs((text) => (text.trim() ? parseMoney(text) : { cents: 0 }));

/** The same, and nothing where nothing is typed. */
export const moneyOrNull = v.pipe(
  moneyIfAny,
  v.transform((cents) => cents || null),
);

export const moneyOrFree = moneyAs(parseMoneyOrFree);

const nothing = v.pipe(
  v.string(),
  v.transform(() => null),
);

/** What the schema takes, or nothing where nothing is typed. */
export const orNull = <Output>(schema: v.GenericSchema<string, Output>) =>
  v.lazy(
    (typed): v.GenericSchema<string, Output | null> => (String(typed).trim() ? schema : nothing),
  );

export const wordsIfAny = (most: number, message: string) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most, message));

export const picked = <const Value extends string>(values: readonly Value[], message?: string) =>
  v.pipe(v.string(), v.picklist(values, message));

export const parts = (separator?: string | RegExp) =>
  v.pipe(
    v.string(),
    v.transform((typed) => partsOf(typed, separator)),
  );

/** "yes" or another word, as a checkbox is kept in a form's texts. */
export const yes = v.pipe(
  v.string(),
  v.transform((value) => value === "yes"),
);

type Problems<Values> = { [name in keyof Values]?: string | undefined };

function issuesOf<Values extends object>(
  values: Values,
  problemsOf: (values: Values) => Problems<Values>,
) {
  const input = values as Record<string, unknown>;
  return Object.entries<string | undefined>(problemsOf(values)).flatMap(([key, message]) => {
    const path = { type: "object", origin: "value", input, key, value: own(input, key) } as const;
    return message ? { message, path: [path] as [typeof path] } : [];
  });
}

// The library's own words are for programmers.
const unnamed = { message: "That can’t be saved as it is. Enter it another way." };

/** What is wrong with a field beside the others, as its metadata tells. */
export interface Beside {
  problem?: (values: Record<string, string>, name: string) => string | undefined;
}

const ownProblems = (entries: v.ObjectEntries, values: object) =>
  Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => {
      const { look } = v.getMetadata(entry as v.GenericSchema) as { look?: Beside };
      return [name, look?.problem?.(values as Record<string, string>, name)];
    }),
  );

/**
 * What texts say together, told at once with what is wrong with each of them by itself: `problemsOf` answers a message
 * for each field that is wrong.
 */
export function together<const Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  object: Schema,
  problemsOf: (texts: v.InferInput<Schema>) => Problems<v.InferInput<Schema>> = () => ({}),
) {
  const { entries }: { entries: Schema["entries"] } = object;
  const schema = v.pipe(
    v.custom<v.InferInput<Schema>>(Boolean),
    v.rawTransform<v.InferInput<Schema>, v.InferOutput<Schema>>(({ dataset, addIssue, NEVER }) => {
      const { success, output, issues = [] } = v.safeParse(object, dataset.value, unnamed);
      const found = issuesOf(dataset.value, (values) => ({
        ...ownProblems(entries, values),
        ...problemsOf(values),
      }));
      for (const { message, path } of issues) addIssue({ message, ...(path && { path }) });
      for (const issue of found) addIssue(issue);
      return success && found.length === 0 ? output : NEVER;
    }),
  );
  return Object.assign(schema, { entries });
}

/**
 * The row that texts stand for, without marks that cannot be seen, or what is wrong with them by field; "" is what is
 * wrong with the whole.
 */
export function readFields<Values extends object, Row>(
  schema: v.GenericSchema<Values, Row>,
  values: Values,
) {
  const { success, output, issues } = v.safeParse(schema, cleanTexts(values), unnamed);
  if (success) return { row: output };
  // The first message of a field is the one that is shown.
  const messages = issues.map(({ path, message }) => [String(path?.[0]?.key ?? ""), message]);
  return { errors: Object.fromEntries(messages.toReversed()) as Record<string, string> };
}

/** What is noted of a sale or a return. */
export const saleNote = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500, "Keep the note to 500 characters."),
);
