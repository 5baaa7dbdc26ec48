import { useQuery } from "@tanstack/react-query";
import type { Tables } from "#supabase/database.types.ts";
import { describeQuietHours, quietFields, quietSchema } from "./quiet-hours.ts";
import { systemStateQuery } from "./settings.queries.ts";
import { ShopPart } from "./shop-part.tsx";

export function QuietForm({ shop }: { shop: Tables<"shop"> }) {
  const { data } = useQuery(systemStateQuery);
  const started = data && describeQuietHours(data.started_quiet_from, data.started_quiet_until);
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
      {({ show }) => (
        <>
          {show()}
          {started ? (
            <p className="text-sm text-ink-soft">
              If you leave both blank: {started}, the server’s setting.
            </p>
          ) : null}
        </>
      )}
    </ShopPart>
  );
}
