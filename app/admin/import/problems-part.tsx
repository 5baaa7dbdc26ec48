import { plural } from "../format.ts";
import { Pages } from "../kit/pages.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { usePages } from "../kit/use-pages.ts";
import { Section } from "../section.tsx";
import { AskedOnce } from "./asked-once.tsx";
import { Cell } from "./cell.tsx";
import type { ImportRow } from "./row.ts";
import type { Target } from "./targets.ts";
import type { ImportState } from "./use-import.ts";

const pageSize = 20;

interface ProblemsPartProps {
  state: ImportState;
  rows: readonly ImportRow[];
}

/** Rows that cannot be imported as they are: each cell with what would fix it. */
export function ProblemsPart({ state, rows }: ProblemsPartProps) {
  const wrong = rows.filter(({ problems }) => Object.keys(problems).length > 0);
  const { shown, paging } = usePages(wrong, pageSize);
  if (wrong.length === 0) return null;
  const lines = wrong.map(({ line }) => line);
  const doubtful = wrong.filter(({ isDoubt }) => isDoubt).map(({ line }) => line);
  return (
    <Section
      title={`${plural(wrong.length, "row")} to fix`}
      about="You can import the others without them. Changes here aren’t saved to your file."
      className="border-tag"
    >
      <div className="mb-3 flex flex-wrap gap-2">
        {doubtful.length > 1 ? (
          <ToolButton onClick={() => state.accept(doubtful)}>
            All {doubtful.length} are right
          </ToolButton>
        ) : null}
        {wrong.length > 1 ? (
          <ToolButton onClick={() => state.leaveOut(lines)}>
            Leave out all {wrong.length}
          </ToolButton>
        ) : null}
      </div>
      <AskedOnce rows={wrong} onAnswer={state.answer} />
      <ul className="grid gap-3">
        {shown.map((row) => (
          <li key={row.line} className="grid gap-2 rounded-lg border border-line p-3">
            <p className="[overflow-wrap:anywhere]">
              <span className="text-ink-soft">Row {row.line}</span>{" "}
              <b>{row.title || "Without a name"}</b>
            </p>
            {(Object.entries(row.problems) as [Target, string][]).map(([target, words]) => (
              <Cell
                key={`${target} ${row.cells[target]}`}
                row={row}
                target={target}
                words={words}
                onMend={state.mend}
              />
            ))}
            <div className="flex flex-wrap gap-2">
              {row.isDoubt ? (
                <ToolButton onClick={() => state.accept([row.line])}>It’s right</ToolButton>
              ) : null}
              <ToolButton onClick={() => state.leaveOut([row.line])}>Leave it out</ToolButton>
            </div>
          </li>
        ))}
      </ul>
      {paging.pages > 1 ? <Pages noun="row" {...paging} /> : null}
    </Section>
  );
}
