import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { plural } from "../format.ts";
import { useIsLimited } from "../use-is-limited.ts";
import { usePersistedState } from "../use-persisted-state.ts";
import { setupQuery } from "./setup.queries.ts";
import { setupLines } from "./setup-lines.ts";

/** How many lines were left when Today or the list itself was seen last on this device. */
function useKnownLeft() {
  return usePersistedState("setup-left", (found) => (typeof found === "number" ? found : 0));
}

/** The list with the lines to do first, and how many those are; kept for the pages that don't read it. */
export function useSetup() {
  const query = useQuery(setupQuery);
  const [now] = useState(Date.now);
  const [known, keep] = useKnownLeft();
  const lines = query.data && setupLines(query.data, now);
  const toDo = lines?.filter(({ isDone }) => !isDone);
  const left = toDo?.length;
  useEffect(() => {
    if (left !== undefined && left !== known) keep(left);
  }, [left, known, keep]);
  return {
    ...{ query, left },
    lines: lines && [...toDo!, ...lines.filter(({ isDone }) => isDone)],
  };
}

/** Says how much of the store is still the sample's, until nothing is. */
export function SetupNote() {
  const { left = 0 } = useSetup();
  if (left === 0) return null;
  return (
    <Link
      to="/admin/setup"
      className="flex flex-wrap items-center gap-x-3 rounded-card border border-line bg-surface px-4 py-2 text-ink no-underline hover:bg-sunken"
    >
      <b>Make it yours</b>
      <span className="text-sm text-ink-soft">{plural(left, "thing")} left</span>
    </Link>
  );
}

/** The same in one small line, on the pages beside Today and the list itself. */
export function SetupBar() {
  const [left] = useKnownLeft();
  const { pathname } = useLocation();
  const isLimited = useIsLimited();
  if (left === 0 || isLimited || ["/admin", "/admin/setup"].includes(pathname)) return null;
  return (
    <p className="mb-2 text-right text-sm print:hidden">
      <Link
        to="/admin/setup"
        className="inline-flex min-h-11 items-center text-ink-soft fine:min-h-0"
      >
        Make it yours: {plural(left, "thing")} left
      </Link>
    </p>
  );
}
