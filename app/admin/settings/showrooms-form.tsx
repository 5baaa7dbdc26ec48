import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { cleanPlain, cleanZip } from "#shop/typed.ts";
import { checkbox, field } from "../kit/fields.tsx";
import { formOfRow } from "../kit/form-of-row.ts";
import { LoadState } from "../kit/load-state.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { degrees, phone, words } from "../kit/schema.ts";
import { Section } from "../section.tsx";
import { showroomsQuery } from "./settings.queries.ts";

// The States, roughly: two numbers that were swapped would put the pin into an ocean.
const pin = "Enter the map pin’s coordinates, such as 42.3314 and -83.0458.";

const region = v.pipe(
  v.string(),
  v.transform(cleanPlain),
  v.toUpperCase(),
  v.regex(/^[A-Z]{2}$/, "Enter the state’s two letters, such as MI."),
);

const zip = v.pipe(
  v.string(),
  v.transform(cleanZip),
  v.regex(/^\d{5}$/, "Enter a five-digit ZIP code."),
);

export const showroomSchema = v.object({
  is_shown: checkbox("On the site", {
    hint: "Without it, customers don’t see this showroom, and what’s counted there isn’t for sale.",
  }),
  name: field("Name", words(60, "Enter the showroom’s name, up to 60 characters.")),
  phone: field("Phone", phone, { type: "tel" }),
  street: field("Street", words(100, "Enter the street address, up to 100 characters.")),
  city: field("City", words(60, "Enter the city, up to 60 characters.")),
  region: field("State", region, { width: "half" }),
  postal_code: field("ZIP code", zip, { inputMode: "numeric", width: "half" }),
  latitude: field("Latitude", degrees(17, 72, pin), { width: "half" }),
  longitude: field("Longitude", degrees(-180, -64, pin), { width: "half" }),
});

export function ShowroomsForm() {
  const query = useQuery(showroomsQuery);
  if (!query.data) return <LoadState of={query} what="the showrooms" />;
  return (
    <Section
      title="Showrooms"
      about="Shown on every page, on the map, and in texts. Set store hours under Hours."
    >
      <ul className="divide-y divide-line">
        {query.data.map((showroom) => (
          <li key={showroom.id} className="grid gap-3 py-4">
            <h3 className="text-lg">{showroom.name}</h3>
            <RecordForm
              label={showroom.name}
              {...formOfRow("showrooms", showroom, { schema: showroomSchema })}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
