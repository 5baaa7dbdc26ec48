import { Link } from "react-router";
import { plural } from "../format.ts";
import type { Warning } from "../records/warnings.queries.ts";
import { Section } from "../section.tsx";

const shownAtOnce = 6;

/** What the publisher found worth a look, each with the page where it is mended. */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  const rest = warnings.slice(shownAtOnce);
  return (
    <Section title="Worth a look">
      <Sentences warnings={warnings.slice(0, shownAtOnce)} />
      {rest.length > 0 ? (
        <details className="mt-1">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-spruce">
            {plural(rest.length, "more", "more")}
          </summary>
          <Sentences warnings={rest} />
        </details>
      ) : null}
    </Section>
  );
}

/** Each with a way to the page where it is mended. */
export function Sentences({ warnings }: { warnings: readonly Warning[] }) {
  return (
    <ul className="divide-y divide-line">
      {warnings.map(({ words, path }) => (
        <li key={words} className="flex flex-wrap items-center gap-x-3">
          <span className="mr-auto py-2">{words}</span>
          <Link to={path} className="inline-flex min-h-11 items-center font-semibold">
            Fix it<span className="sr-only">: {words}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
