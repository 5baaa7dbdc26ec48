import { formatDateTime } from "#app/admin/format.ts";
import { type ConsentEntry, describeConsent } from "./conversation.ts";

/** What the number agreed to and took back: what was shown, when, and where. */
export function ConsentList({ consents }: { consents: readonly ConsentEntry[] }) {
  if (consents.length === 0) {
    return <p className="mt-2 text-ink-soft">We have no consent to text this number on file.</p>;
  }
  return (
    <details className="mt-2">
      <summary className="min-h-11 content-center font-semibold fine:min-h-0">
        Consent: {describeConsent(consents.at(-1)!).toLowerCase()}
      </summary>
      <ol className="mt-2 grid gap-2 border-l-2 border-line pl-3">
        {consents.map((entry) => (
          <li key={entry.id} className="[overflow-wrap:anywhere]">
            <p>
              <time dateTime={entry.at} className="text-ink-soft">
                {formatDateTime(entry.at)}
              </time>
              <br />
              {describeConsent(entry)}
            </p>
            {entry.words ? <p className="text-ink-soft">“{entry.words}”</p> : null}
          </li>
        ))}
      </ol>
    </details>
  );
}
