import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { plural } from "../format.ts";
import { useKnownLeft } from "../shell/setup-bar.tsx";
import { setupQuery } from "./setup.queries.ts";
import { setupLines } from "./setup-lines.ts";

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
