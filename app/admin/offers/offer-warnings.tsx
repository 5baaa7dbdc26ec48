import { useQuery } from "@tanstack/react-query";
import { warningsQuery } from "../records/warnings.queries.ts";

/** What the site promises and the stock no longer bears. */
export function OfferWarnings() {
  const { data } = useQuery(warningsQuery);
  const warnings = (data ?? []).filter(({ kind }) => kind === "claim" || kind === "offer");
  return warnings.length > 0 ? (
    <ul
      aria-label="Worth a look"
      className="grid gap-1 rounded-lg border-2 border-brass bg-brass-wash p-3 text-sm"
    >
      {warnings.map(({ words }) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  ) : null;
}
