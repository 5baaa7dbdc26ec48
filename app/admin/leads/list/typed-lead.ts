/** What staff type while somebody talks, as the database wants it. */
import * as v from "valibot";
import { leadSchema, phoneSchema } from "#app/financing/lead.ts";
import { fromLocal } from "#shop/calendar/clock.ts";
import { cleanName, cleanPlain } from "#shop/typed.ts";
import type { InquiryKind } from "#supabase/database.types.ts";
import { asTyped } from "../../kit/schema.ts";
import { isInPerson, type LeadKind } from "../shared/inquiries.ts";
import type { NewInquiry, NewLead } from "../shared/lead-writes.ts";

/** "Maria de la Cruz": the first word is the first name. "Cruz, Maria" the other way round. */
export function splitName(typed: string) {
  const name = cleanName(typed).replaceAll(/ +/g, " ");
  const comma = name.indexOf(",");
  if (comma > 0) {
    return { first_name: name.slice(comma + 1).trim(), last_name: name.slice(0, comma).trim() };
  }
  const space = name.indexOf(" ");
  return space < 0
    ? { first_name: name, last_name: "" }
    : { first_name: name.slice(0, space), last_name: name.slice(space + 1) };
}

/** A number as the caller ID shows it loses its plus: "+12485550199" is "1-248-555-0199". */
export function writePhone(typed: string) {
  const number = cleanPlain(typed);
  const us = /^\+?(1?)(\d{3})(\d{3})(\d{4})$/.exec(number.replaceAll(/[ ().-]/g, ""));
  return us ? us.slice(1).filter(Boolean).join("-") : number.replaceAll(/[+.]/g, "");
}

/** What the form holds, of either kind. */
export const emptyEntry = {
  ...{ kind: "walk_in" as string, name: "", phone: "", notes: "" },
  ...{ source: "walk_in", lender: "" },
  ...{ product: "", showroom: "", follow_up: "" },
};
type Typed = typeof emptyEntry;

type Entry =
  | { lead: Omit<NewLead, "submission_key" | "showroom"> }
  | { inquiry: Omit<NewInquiry, "submission_key"> };

const texts = asTyped(emptyEntry).entries;
const phone = v.pipe(v.string(), v.transform(writePhone), phoneSchema);

/** A financing lead, entered by staff. */
const typedLead = v.pipe(
  v.object({
    ...texts,
    name: v.pipe(v.string(), v.transform(splitName), v.omit(leadSchema, ["phone"])),
    phone,
    source: v.pipe(v.string(), v.picklist(["walk_in", "phone"])),
  }),
  v.transform(({ name, phone, source, lender, notes }) => ({
    lead: { ...name, phone, source, notes, financing_option: lender },
  })),
);

/** An inquiry: whoever stands in the showroom may leave no number. */
const typedInquiry = (kind: InquiryKind, slugs: ReadonlyMap<string, string>) =>
  v.pipe(
    v.object({
      ...texts,
      name: v.pipe(
        v.string(),
        v.transform((typed) => cleanName(typed).replaceAll(/ +/g, " ")),
        v.nonEmpty("Enter a name."),
        v.maxLength(100, "Names are at most 100 characters."),
      ),
      phone: v.lazy((typed) => (isInPerson(kind) && !String(typed).trim() ? v.string() : phone)),
      product: v.pipe(
        v.string(),
        v.rawTransform(({ dataset, addIssue, NEVER }) => {
          const product = dataset.value.trim().toLowerCase();
          if (!product) return null;
          const slug = slugs.get(product) ?? only(slugs, product);
          if (slug) return slug;
          addIssue({ message: "Choose a product from the list, or clear the field." });
          return NEVER;
        }),
      ),
      notes: v.pipe(v.string(), v.transform(cleanPlain)),
    }),
    v.transform(({ name, phone, product, showroom, follow_up, notes }) => ({
      inquiry: {
        ...{ kind, name, piece: product, phone: phone.trim() || null, notes: notes || null },
        showroom: (showroom || null) as NewInquiry["showroom"],
        follow_up_at: follow_up ? fromLocal(follow_up) : null,
      },
    })),
  );

/** A lead or an inquiry, by its kind. `slugs` has products by what the form's list calls them. */
export const entrySchema = (slugs: ReadonlyMap<string, string>): v.GenericSchema<Typed, Entry> =>
  v.lazy((typed): v.GenericSchema<Typed, Entry> => {
    const { kind } = typed as Typed & { kind: LeadKind };
    return kind === "financing" ? typedLead : typedInquiry(kind, slugs);
  });

/** The one product in whose title or number stands what was typed; none where there are more. */
function only(slugs: ReadonlyMap<string, string>, typed: string) {
  const found = [...slugs].filter(([name]) => name.includes(typed));
  return found.length === 1 ? found[0]![1] : undefined;
}
