import { useId, useState } from "react";
import { cn } from "#app/ui/cn.ts";
import { field, toolButton } from "../controls.ts";
import { plural } from "../format.ts";
import { Pages } from "../kit/pages.tsx";
import { usePages } from "../kit/use-pages.ts";
import { Section } from "../section.tsx";
import type { ImportRow } from "./row.ts";
import { labelOf, type Target } from "./targets.ts";
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
          <button type="button" className={toolButton()} onClick={() => state.accept(doubtful)}>
            All {doubtful.length} are right
          </button>
        ) : null}
        {wrong.length > 1 ? (
          <button type="button" className={toolButton()} onClick={() => state.leaveOut(lines)}>
            Leave out all {wrong.length}
          </button>
        ) : null}
      </div>
      <ul className="grid gap-3">
        {shown.map((row) => (
          <li key={row.line} className="grid gap-2 rounded-lg border border-line p-3">
            <p className="[overflow-wrap:anywhere]">
              <span className="text-ink-soft">Row {row.line}</span>{" "}
              <b>{row.title || "Without a name"}</b>
            </p>
            {(Object.entries(row.problems) as [Target, string][]).map(([target, words]) => (
              <Cell key={target} row={row} target={target} words={words} onMend={state.mend} />
            ))}
            <div className="flex flex-wrap gap-2">
              {row.isDoubt ? (
                <button
                  type="button"
                  className={toolButton()}
                  onClick={() => state.accept([row.line])}
                >
                  It’s right
                </button>
              ) : null}
              <button
                type="button"
                className={toolButton()}
                onClick={() => state.leaveOut([row.line])}
              >
                Leave it out
              </button>
            </div>
          </li>
        ))}
      </ul>
      {paging.pages > 1 ? <Pages noun="row" {...paging} /> : null}
    </Section>
  );
}

interface CellProps {
  row: ImportRow;
  target: Target;
  words: string;
  onMend: ImportState["mend"];
}

/** Taken when it is left or Enter is pressed, so that half a price is no price. */
function Cell({ row, target, words, onMend }: CellProps) {
  const id = useId();
  const cell = row.cells[target] ?? "";
  const [typed, setTyped] = useState(cell);
  const take = () => {
    if (typed !== cell) onMend(row.line, { [target]: typed.trim() });
  };
  return (
    <div className="grid gap-1 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-start">
      <label htmlFor={id} className="pt-2 font-semibold">
        {labelOf(target)}
      </label>
      <div>
        <input
          id={id}
          className={cn(field(), "border-tag")}
          value={typed}
          aria-invalid
          aria-describedby={`${id}-words`}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={take}
          onKeyDown={({ key }) => {
            if (key === "Enter") take();
          }}
        />
        <p id={`${id}-words`} className="mt-1 text-sm text-tag [overflow-wrap:anywhere]">
          {words}
        </p>
      </div>
    </div>
  );
}
