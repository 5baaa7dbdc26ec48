import { useQuery } from "@tanstack/react-query";
import { TextField } from "#app/ui/text-field.tsx";
import type { Tables } from "#supabase/database.types.ts";
import { RecordForm } from "../kit/record-form.tsx";
import { Section } from "../section.tsx";
import { describeQuietHours, quietFields, quietSchema } from "./quiet-hours.ts";
import { systemStateQuery } from "./settings.queries.ts";
import { writeShop } from "./write-shop.ts";

/** When no text leaves: it waits until the hours are over. */
export function QuietForm({ shop }: { shop: Tables<"shop"> }) {
  const { data } = useQuery(systemStateQuery);
  const started = data && {
    quiet_from: data.started_quiet_from,
    quiet_until: data.started_quiet_until,
  };
  return (
    <Section
      title="Quiet hours"
      about="No text leaves then, by Detroit’s clock and by that of the number’s own state; what is due waits. Some states’ laws are stricter still, and are kept by themselves."
    >
      <RecordForm
        label="quiet hours"
        done="The quiet hours are saved."
        record={{ table: "shop", key: shop.name }}
        draft="quiet hours"
        saved={quietFields(shop)}
        version={shop.version}
        schema={quietSchema}
        write={(row, version) => writeShop({ ...row, version })}
      >
        {({ bind }) => (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField label="From" type="time" {...bind("quietFrom")} />
              <TextField label="Until" type="time" {...bind("quietUntil")} />
            </div>
            {started ? (
              <p className="text-sm text-ink-soft">
                With both empty: {describeQuietHours(started)}, as the store was started.
              </p>
            ) : null}
          </>
        )}
      </RecordForm>
    </Section>
  );
}
