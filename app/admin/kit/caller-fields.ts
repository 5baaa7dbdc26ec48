/** What staff type of a caller for whom they hold or deliver a product. */
import * as v from "valibot";
import { cleanPlain } from "#shop/typed.ts";
import { words } from "./schema.ts";

const problem = "Enter the caller’s phone number with its area code.";

/** SQL repeats the signs and the lengths. */
export const callerSchema = v.object({
  name: words(100, "Enter the caller’s name.", "Keep the name to 100 characters."),
  phone: v.pipe(
    v.string(),
    v.transform(cleanPlain),
    v.regex(/^[\d() +.-]{10,20}$/, problem),
    v.check((phone) => phone.replaceAll(/\D/g, "").length >= 10, problem),
  ),
});
