/** What is typed into a form and not saved yet, and over what it was typed. */

import { own } from "#shop/own.ts";

export type Fields = Record<string, string>;

export interface Draft {
  /** What was typed, by field; what was left alone follows the record. */
  fields: Fields;
  /** What stood in those fields before. */
  base: Fields;
  /** The record's version then; null where nothing is edited, or several records at once. */
  version: number | null;
}

/** After more was typed over the record as it is now. What is as it is saved isn't typed: there the form follows. */
export function withTyped(
  kept: Draft | null,
  next: Fields,
  record: Fields,
  version: number | null,
): Draft | null {
  const replaced = Object.keys(next).map((name) => [name, own(record, name) ?? ""]);
  const base = { ...Object.fromEntries(replaced), ...kept?.base };
  const fields = { ...kept?.fields, ...next };
  const asSaved = Object.keys(next).filter((name) => own(record, name) === own(next, name));
  return withoutFields({ fields, base, version: kept ? kept.version : version }, asSaved);
}

/** The fields that somebody else saved differently since they were typed into here. */
export function conflictingFields(kept: Draft | null, record: Fields): string[] {
  if (!kept) return [];
  const { fields, base } = kept;
  return Object.keys(fields).filter(
    (name) => own(record, name) !== own(base, name) && own(record, name) !== own(fields, name),
  );
}

/** What was typed while `written` was being saved, over that. */
export function afterSaving(kept: Draft, written: Fields, version: number | null): Draft | null {
  const typed = Object.entries(kept.fields).filter(([name, text]) => own(written, name) !== text);
  return typed.length > 0 ? withTyped(null, Object.fromEntries(typed), written, version) : null;
}

/** What is left of it where theirs is taken for some fields; nothing where that was all of it. */
export function withoutFields(kept: Draft, names: readonly string[]): Draft | null {
  const rest = ({ ...all }: Fields) => {
    for (const name of names) delete all[name];
    return all;
  };
  const fields = rest(kept.fields);
  return Object.keys(fields).length > 0 ? { ...kept, fields, base: rest(kept.base) } : null;
}

/** Makes something usable of whatever the device's storage holds. */
export function parseDraft(found: unknown): Draft | null {
  const { fields, base, version } = (found ?? {}) as Partial<Draft>;
  if (!areTexts(fields) || !areTexts(base) || Object.keys(fields).length === 0) return null;
  return { fields, base, version: typeof version === "number" ? version : null };
}

function areTexts(found: unknown): found is Fields {
  return (
    found !== null &&
    typeof found === "object" &&
    !Array.isArray(found) &&
    Object.values(found).every((text) => typeof text === "string")
  );
}
