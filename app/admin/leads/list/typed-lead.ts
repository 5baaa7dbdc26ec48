/** What staff type while somebody talks, as the database wants it. */
import * as v from "valibot";
import { isInPerson } from "#app/admin/leads/shared/inquiries.ts";
import type { NewInquiry } from "#app/admin/leads/shared/lead-writes.ts";
import { parseLead, phoneSchema } from "#app/financing/lead.ts";
import { fromLocal } from "#shop/calendar/clock.ts";
import { cleanName, cleanPlain } from "#shop/typed.ts";
import type { InquiryKind } from "#supabase/database.types.ts";

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

/** What is wrong with what was typed, by its field. */
export interface TypedErrors {
  name?: string | undefined;
  phone?: string | undefined;
  product?: string | undefined;
}

type Given = (field: string) => string;

/** A financing lead, entered by staff. */
export function readTypedLead(given: Given) {
  const parsed = parseLead({ ...splitName(given("name")), phone: writePhone(given("phone")) });
  if (!parsed.lead) {
    const { first_name, last_name, phone } = parsed.errors;
    return { errors: { name: first_name ?? last_name, phone } satisfies TypedErrors };
  }
  return {
    lead: {
      ...parsed.lead,
      financing_option: given("lender"),
      notes: given("notes"),
      source: given("source") as "walk_in" | "phone",
    },
  };
}

/**
 * An inquiry: whoever stands in the showroom may leave no number. `slugs` has products by what the form's list calls
 * them.
 */
export function readInquiry(
  kind: InquiryKind,
  given: Given,
  slugs: ReadonlyMap<string, string>,
): { inquiry: Omit<NewInquiry, "submission_key">; errors?: undefined } | { errors: TypedErrors } {
  const name = cleanName(given("name")).replaceAll(/ +/g, " ");
  const typed = writePhone(given("phone"));
  const phone = v.safeParse(phoneSchema, typed);
  const product = given("product").trim().toLowerCase();
  const piece = slugs.get(product) ?? only(slugs, product);
  const errors: TypedErrors = {
    ...(name.length === 0 && { name: "Enter a name." }),
    ...(name.length > 100 && { name: "Names are at most 100 characters." }),
    ...(!phone.success && !(isInPerson(kind) && !typed) && { phone: phone.issues[0].message }),
    ...(product && !piece && { product: "Choose a product from the list, or clear the field." }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return {
    inquiry: {
      ...{ kind, name, piece: piece ?? null },
      phone: typed ? (phone.output as string) : null,
      showroom: (given("showroom") || null) as NewInquiry["showroom"],
      notes: cleanPlain(given("notes")) || null,
      follow_up_at: given("follow_up") ? fromLocal(given("follow_up")) : null,
    },
  };
}

/** The one product in whose title or number stands what was typed; none where there are more. */
function only(slugs: ReadonlyMap<string, string>, typed: string) {
  const found = typed ? [...slugs].filter(([name]) => name.includes(typed)) : [];
  return found.length === 1 ? found[0]![1] : undefined;
}
