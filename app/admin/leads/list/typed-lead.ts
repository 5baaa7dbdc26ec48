/** What staff type while somebody talks, as the database wants it. */
import * as v from "valibot";
import { leadSchema, phoneSchema } from "#app/financing/lead.ts";
import { fromLocal, toLocal } from "#shop/calendar/clock.ts";
import { cleanName, cleanPlain } from "#shop/typed.ts";
import type { InquiryKind } from "#supabase/database.types.ts";
import { field, full } from "../../kit/fields.tsx";
import { asTyped } from "../../kit/schema.ts";
import type { Product } from "../../records/records.queries.ts";
import { isInPerson, kindLabels, type LeadKind, leadKinds } from "../shared/inquiries.ts";
import { notesLimits } from "../shared/lead.ts";
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

type NamedProduct = Pick<Product, "id" | "slug" | "title">;
/** What the form's list calls a product: titles may be the same, numbers are not. */
const nameOf = ({ title, id }: NamedProduct) => `${title} #${id}`;

/** In the order in which they are offered: most of those who stand there ask for no lender yet. */
const kinds = [...leadKinds.slice(1), "financing" as const].map(
  (kind) => [kind, kindLabels[kind]] as const,
);

interface Offered {
  nameField: React.Ref<HTMLInputElement>;
  lenders: readonly string[];
  showrooms: readonly { id: string; name: string }[];
  products: readonly Product[];
}

const isLead = ({ kind }: Partial<Typed>) => kind === "financing";
const ofLead = { width: "full", shownIf: isLead } as const;
const ofInquiry = { shownIf: (typed: Partial<Typed>) => !isLead(typed) };

/** The form's fields: what an inquiry says besides are its product, the showroom and when to follow up. */
export const entryFields = ({ nameField, lenders, showrooms, products }: Offered) =>
  v.object({
    kind: field("Kind", v.string(), { ...full, radios: kinds }),
    name: field("Name", v.string(), {
      ...{ ...full, ref: nameField, autoCapitalize: "words" },
      by: (typed) => (isLead(typed) ? { label: "First and last name" } : {}),
    }),
    phone: field("Phone", v.string(), {
      ...{ ...full, type: "tel" },
      by: ({ kind }) => (isInPerson(kind as LeadKind) ? { label: "Phone (optional)" } : {}),
    }),
    source: field("How they reached us", v.string(), {
      ...ofLead,
      radios: [
        ["walk_in", "Walked in"],
        ["phone", "Called"],
      ],
    }),
    lender: field("Financing option", v.string(), {
      ...{ ...ofLead, options: lenders },
      ...(lenders.length === 0 && {
        hint: "The site offers no lender. Add one under Settings first: a lead names one.",
      }),
    }),
    product: field("Product (optional)", v.string(), {
      ...{ ...full, ...ofInquiry, placeholder: "Title or number" },
      suggestions: products.filter(({ state }) => state === "live").map(nameOf),
    }),
    showroom: field("Showroom", v.string(), {
      ...ofInquiry,
      options: [["", "Not said"], ...showrooms.map(({ id, name }) => [id, name] as const)],
    }),
    follow_up: field("Follow-up, Detroit time (optional)", v.string(), {
      ...{ ...ofInquiry, type: "datetime-local", min: toLocal(new Date()) },
    }),
    notes: field("Notes (optional)", v.string(), { ...full, maxLength: notesLimits.max }),
  });

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

/** A lead or an inquiry, by its kind. */
export function entrySchema(products: readonly NamedProduct[]): v.GenericSchema<Typed, Entry> {
  const slugs = new Map(products.map((one) => [nameOf(one).toLowerCase(), one.slug]));
  return v.lazy((typed): v.GenericSchema<Typed, Entry> => {
    const { kind } = typed as Typed & { kind: LeadKind };
    return kind === "financing" ? typedLead : typedInquiry(kind, slugs);
  });
}

/** The one product in whose title or number stands what was typed; none where there are more. */
function only(slugs: ReadonlyMap<string, string>, typed: string) {
  const found = [...slugs].filter(([name]) => name.includes(typed));
  return found.length === 1 ? found[0]![1] : undefined;
}
