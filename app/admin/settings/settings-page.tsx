import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { LoadState } from "../kit/load-state.tsx";
import { PageHead } from "../kit/page-head.tsx";
import { shopQuery } from "../records/records.queries.ts";
import { LastBackup } from "./last-backup.tsx";
import { OnePart } from "./one-part.tsx";
import { PartCards } from "./part-links.tsx";
import { partAt } from "./settings-parts.ts";

export default function SettingsPage() {
  const query = useQuery(shopQuery);
  const { data } = query;
  const { hash, key } = useLocation();
  const part = partAt(hash);
  const shown = useRef<HTMLDivElement>(null);
  // A press on a part's name scrolls to the part; an opened address begins at the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with the part.
  useEffect(() => {
    if (key !== "default") shown.current?.focus({ preventScroll: true });
  }, [part, key]);
  return (
    <div className="grid gap-4">
      <PageHead title="Settings" />
      {data ? (
        part ? (
          <OnePart part={part} shop={data} shown={shown} />
        ) : (
          <>
            <PartCards />
            <div className="rounded-card border border-line bg-surface p-4">
              <LastBackup />
              <p className="mt-1 text-sm text-ink-soft">
                <Link to="/admin/changes" className="font-semibold underline">
                  Changes
                </Link>{" "}
                shows who changed what, undoes changes, and downloads everything.
              </p>
            </div>
          </>
        )
      ) : (
        <LoadState of={query} what="the settings" />
      )}
    </div>
  );
}
