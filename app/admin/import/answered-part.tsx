import { plural } from "../format.ts";
import { Pages } from "../kit/pages.tsx";
import { usePages } from "../kit/use-pages.ts";
import { Cell } from "./cell.tsx";
import { answeredRows } from "./questions.ts";
import type { ImportRow } from "./row.ts";
import { labelOf, type Target } from "./targets.ts";
import type { ImportState } from "./use-import.ts";

const pageSize = 20;

/** What was answered once for several rows; each of them may still say it otherwise. */
export function AnsweredPart({ state, rows }: { state: ImportState; rows: readonly ImportRow[] }) {
  return state.mended.answers.map((answer) => {
    const answered = answeredRows(answer, rows);
    return answered.length > 0 ? (
      <Answered
        key={`${answer.target} ${answer.lines.join()}`}
        target={answer.target}
        rows={answered}
        onMend={state.mend}
      />
    ) : null;
  });
}

interface AnsweredProps {
  target: Target;
  rows: readonly ImportRow[];
  onMend: ImportState["mend"];
}

function Answered({ target, rows, onMend }: AnsweredProps) {
  const { shown, paging } = usePages(rows, pageSize);
  return (
    <details className="rounded-card border border-line bg-surface px-4 py-1">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        You answered “{labelOf(target)}” for {plural(rows.length, "row")}: change single rows
      </summary>
      <ul className="mt-2 grid gap-3 pb-3">
        {shown.map((row) => (
          <li key={`${row.line} ${row.cells[target]}`} className="grid gap-1">
            <p className="[overflow-wrap:anywhere]">
              <span className="text-ink-soft">Row {row.line}</span> <b>{row.title}</b>
            </p>
            <Cell row={row} target={target} onMend={onMend} />
          </li>
        ))}
      </ul>
      {paging.pages > 1 ? <Pages noun="row" {...paging} /> : null}
    </details>
  );
}
