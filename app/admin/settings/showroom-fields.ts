/** What the form of a showroom holds, as texts, and the row that it becomes. */
import * as v from "valibot";
import { cleanPlain, cleanZip } from "#shop/typed.ts";
import { degrees, phone, words, yes } from "../kit/schema.ts";

// The States, roughly: two numbers that were swapped would put the pin into an ocean.
const pin = "Enter the map pin’s coordinates, such as 42.3314 and -83.0458.";

/** The row that a form stands for. */
export const showroomSchema = v.object({
  name: words(60, "Enter the showroom’s name, up to 60 characters."),
  city: words(60, "Enter the city, up to 60 characters."),
  street: words(100, "Enter the street address, up to 100 characters."),
  region: v.pipe(
    v.string(),
    v.transform(cleanPlain),
    v.toUpperCase(),
    v.regex(/^[A-Z]{2}$/, "Enter the state’s two letters, such as MI."),
  ),
  postal_code: v.pipe(
    v.string(),
    v.transform(cleanZip),
    v.regex(/^\d{5}$/, "Enter a five-digit ZIP code."),
  ),
  phone,
  latitude: degrees(17, 72, pin),
  longitude: degrees(-180, -64, pin),
  is_shown: yes,
});
