import { useEffect, useRef, useState } from "react";
import { download } from "../csv.ts";
import { formatBytes } from "../format.ts";
import { ToolButton } from "../kit/tool-button.tsx";
import { Problem } from "../problem.tsx";
import { describeFailure } from "../records/failures.ts";
import { Section } from "../section.tsx";
import { LastBackup } from "../settings/last-backup.tsx";

type State = { reading: string } | { done: string } | { problem: string } | null;

/** Everything that the shop knows of its stock and itself, as one file on this device. */
export function DownloadEverything() {
  const [state, setState] = useState<State>(null);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const isReading = state !== null && "reading" in state;

  async function start() {
    const abort = new AbortController();
    leaving.current = abort;
    setState({ reading: "" });
    try {
      const { makeExport } = await import("./make-export.ts");
      const { name, file } = await makeExport(abort.signal, (what) => setState({ reading: what }));
      download(file, name);
      setState({ done: `${name} (${formatBytes(file.size)}) is in your downloads.` });
    } catch (error) {
      if (!abort.signal.aborted) setState({ problem: describeFailure(error) });
    }
  }

  return (
    <Section
      title="Download everything"
      about="One zip file with every table (for spreadsheets and other programs), the history, and the pictures you uploaded. Export leads from Financing Leads."
      className="max-w-3xl"
    >
      <div className="grid gap-3">
        <LastBackup />
        <ToolButton
          className="justify-self-start"
          aria-disabled={isReading || undefined}
          aria-busy={isReading || undefined}
          onClick={() => {
            if (!isReading) void start();
          }}
        >
          {isReading ? "Preparing your download…" : "Download everything"}
        </ToolButton>
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {state && "reading" in state && state.reading ? `Reading ${state.reading}…` : null}
          {state && "done" in state ? state.done : null}
        </p>
        <Problem>{state && "problem" in state ? state.problem : ""}</Problem>
      </div>
    </Section>
  );
}
