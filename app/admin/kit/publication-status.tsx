import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { formatRecent } from "#shop/calendar/words.ts";
import { refreshRecords } from "../records/record-writes.ts";
import { isOnItsWay, siteStateQuery } from "../records/records.queries.ts";
import { pageWarnings } from "../records/warnings.queries.ts";

/** Whether what was saved is on the site: live since when, on its way, or why not. */
export function PublicationStatus() {
  const { data, isError } = useQuery(siteStateQuery);
  useRefreshOnChange(data?.newestChange?.id);
  if (isError) return <p className="text-sm text-tag">The shop’s database isn’t answering.</p>;
  if (!data) return <p className="text-sm text-ink-soft">&nbsp;</p>;
  const failed = data.latest?.error;
  return (
    <p role="status" className="text-sm text-ink-soft">
      {isOnItsWay(data) ? (
        <span className="font-semibold text-brass">Publishing…</span>
      ) : failed ? (
        <Link to="/admin" className="font-semibold text-tag">
          The last change isn’t on the site: see why
        </Link>
      ) : pageWarnings(data.latest?.warnings).length > 0 ? (
        <Link to="/admin" className="font-semibold text-tag">
          Live, except one page: see which
        </Link>
      ) : data.liveSince ? (
        <>
          Site up to date, <span className="tabular">{formatRecent(data.liveSince)}</span>
        </>
      ) : (
        "Nothing has been published yet."
      )}
    </p>
  );
}

/** Whatever somebody else changed meanwhile is read again. */
function useRefreshOnChange(newest: number | undefined) {
  const client = useQueryClient();
  const seen = useRef(newest);
  useEffect(() => {
    if (newest === undefined || newest === seen.current) return;
    const isFirst = seen.current === undefined;
    seen.current = newest;
    if (isFirst) return;
    void refreshRecords(client);
  }, [newest, client]);
}
