import { useQuery } from "@tanstack/react-query";
import { TextField } from "#app/ui/text-field.tsx";
import type { Tables } from "#supabase/database.types.ts";
import { fieldPair } from "../controls.ts";
import { CheckField } from "../kit/check-field.tsx";
import { LoadState } from "../kit/load-state.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { textsOf } from "../kit/schema.ts";
import { formOfRow } from "../records/row-writes.ts";
import { Section } from "../section.tsx";
import { showroomsQuery } from "./settings.queries.ts";
import { showroomSchema } from "./showroom-fields.ts";

/** Where the showrooms are, and their phones. */
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
            <ShowroomForm showroom={showroom} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ShowroomForm({ showroom }: { showroom: Tables<"showrooms"> }) {
  return (
    <RecordForm
      label={showroom.name}
      {...formOfRow("showrooms", showroom)}
      saved={textsOf(showroom, showroomSchema)}
      schema={showroomSchema}
    >
      {({ bind, check }) => (
        <div className="grid gap-3 sm:grid-cols-2">
          <CheckField
            label="On the site"
            help="Without it, customers don’t see this showroom, and what’s counted there isn’t for sale."
            className="sm:col-span-2"
            {...check("is_shown")}
          />
          <TextField label="Name" {...bind("name")} />
          <TextField label="Phone" type="tel" {...bind("phone")} />
          <TextField label="Street" {...bind("street")} />
          <TextField label="City" {...bind("city")} />
          <div className={fieldPair}>
            <TextField label="State" {...bind("region")} />
            <TextField label="ZIP code" inputMode="numeric" {...bind("postal_code")} />
          </div>
          <div className={fieldPair}>
            <TextField label="Latitude" {...bind("latitude")} />
            <TextField label="Longitude" {...bind("longitude")} />
          </div>
        </div>
      )}
    </RecordForm>
  );
}
