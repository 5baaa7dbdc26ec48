import { useQuery } from "@tanstack/react-query";
import { TextField } from "#app/ui/text-field.tsx";
import type { Tables } from "#supabase/database.types.ts";
import { describeQuietHours, quietFields, quietSchema } from "./quiet-hours.ts";
import { systemStateQuery } from "./settings.queries.ts";
import { ShopPart } from "./shop-part.tsx";

/** When no text leaves: it waits until the hours are over. */
export function QuietForm({ shop }: { shop: Tables<"shop"> }) {
  const { data } = useQuery(systemStateQuery);
  const started = data && {
    quiet_from: data.started_quiet_from,
    quiet_until: data.started_quiet_until,
  };
  return (
    <ShopPart
      shop={shop}
      title="Quiet hours"
      about="We hold texts during these hours, in Detroit time and in the number’s own time zone, and send them after. Codes and answers to hold requests go at once. Where a state’s law is stricter, we follow it automatically."
      label="quiet hours"
      done="Quiet hours saved."
      draft="quiet hours"
      saved={quietFields(shop)}
      schema={quietSchema}
    >
      {({ bind }) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label="From" type="time" {...bind("quiet_from")} />
            <TextField label="Until" type="time" {...bind("quiet_until")} />
          </div>
          {started ? (
            <p className="text-sm text-ink-soft">
              If you leave both blank: {describeQuietHours(started)}, the server’s setting.
            </p>
          ) : null}
        </>
      )}
    </ShopPart>
  );
}
