/** What somebody leaves who wants a product held: the form's shape and messages. SQL repeats the rules. */
import * as v from "valibot";
import { leadLimits, phoneSchema } from "#app/financing/lead.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import { cleanName, cleanPlain } from "#shop/typed.ts";

/** How many characters a name takes. */
const longestName = 100;

const withoutCountry = (phone: string) => cleanPlain(phone).replace(/^\+1[ -]*/, "");

const canBeCalled = (phone: string) => /^1?[2-9]\d{9}$/.test(phone.replace(/\D/g, ""));

/** A phone number that staff can call: ten digits, before which the country's code may stand. */
export const phoneToCall = v.pipe(
  v.string(),
  v.transform(withoutCountry),
  v.check(
    (phone) => phone.length >= leadLimits.phone.min || /[^0-9 ()-]/.test(phone),
    "Type your mobile number, 10 digits",
  ),
  phoneSchema,
  v.check(canBeCalled, "Phone number must have ten digits, with its area code"),
);

const holdSchema = v.object({
  name: v.pipe(
    v.string(),
    v.transform(cleanName),
    v.nonEmpty("Name is required"),
    v.maxLength(longestName, `Name must be less than ${longestName} characters`),
  ),
  phone: phoneToCall,
  showroom: v.pipe(v.string(), v.regex(/^(east|west)$/, "Choose a showroom")),
});

export type HoldRequest = v.InferOutput<typeof holdSchema> & { showroom: "east" | "west" };
/** As it is typed; no showroom is chosen where none has the product. */
export type HoldInput = Omit<HoldRequest, "showroom"> & { showroom: HoldRequest["showroom"] | "" };

/** The trimmed request, or the first message for each field that needs mending. */
export function parseHold(input: HoldInput) {
  const { output, errors } = parseForm(holdSchema, input);
  return output ? { output: output as HoldRequest } : { errors };
}
