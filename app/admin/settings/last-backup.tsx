import { useQuery } from "@tanstack/react-query";
import { formatMoment } from "#shop/calendar/words.ts";
import { systemStateQuery } from "./settings.queries.ts";

const oldMs = 2 * 24 * 3_600_000;

export function LastBackup() {
  const { data } = useQuery(systemStateQuery);
  if (!data) return null;
  const at = data.backed_up_at;
  const isOld = !at || Date.now() - Date.parse(at) > oldMs;
  return (
    <p className="text-sm">
      Last backup: <b className={isOld ? "text-tag" : ""}>{at ? formatMoment(at) : "none yet"}</b>.{" "}
      {isOld ? (
        <span className="text-ink-soft">
          The person who runs your server can schedule nightly backups.
        </span>
      ) : null}
    </p>
  );
}
