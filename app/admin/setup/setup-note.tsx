import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { plural } from "../format.ts";
import { setupQuery } from "./setup.queries.ts";
import { setupLines } from "./setup-lines.ts";

/** Says how much of the store is still the sample's, until nothing is. */
export function SetupNote() {
  const { data } = useQuery(setupQuery);
  const [now] = useState(Date.now);
  const left = data ? setupLines(data, now).filter(({ isDone }) => !isDone).length : 0;
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
