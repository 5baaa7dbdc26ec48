import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { formatRecent } from "#shop/calendar/words.ts";
import { PublicationStatus } from "../kit/publication-status.tsx";
import { isOnItsWay, siteStateQuery } from "../records/records.queries.ts";
import { pageWarnings } from "../records/warnings.queries.ts";
import { TryAgain } from "./unfinished.tsx";
import { Sentences } from "./warning-list.tsx";

/** Whether the site shows what was saved; where it does not, why, and what to do. */
export function SiteCard() {
  const { data } = useQuery(siteStateQuery);
  const error = data && !isOnItsWay(data) ? data.latest?.error : undefined;
  const left = data && !error ? pageWarnings(data.latest?.warnings) : [];
  if (left.length > 0) {
    return (
      <section
        role="alert"
        aria-label="The site"
        className="rounded-card border-2 border-tag bg-tag-wash p-4"
      >
        <h2 className="text-lg text-tag">
          {left.length === 1 ? "One page of the site is" : `${left.length} pages of the site are`}{" "}
          not up to date
        </h2>
        <Sentences warnings={left} />
      </section>
    );
  }
  if (!error) return <PublicationStatus />;
  return (
    <section
      role="alert"
      aria-label="The site"
      className="rounded-card border-2 border-tag bg-tag-wash p-4"
    >
      <h2 className="text-lg text-tag">The last change isn’t on the site</h2>
      <p className="mt-1">{error}</p>
      <p className="mt-2 text-sm">
        Visitors see the shop as it was before
        {data?.liveSince ? `, live since ${formatRecent(data.liveSince)}` : ""}. Undo the change
        under <Link to="/admin/changes">Changes</Link>, or save it another way: every save tries
        again. If that doesn’t help, the person who runs your server can find the reason in its log.
      </p>
      <TryAgain />
    </section>
  );
}
