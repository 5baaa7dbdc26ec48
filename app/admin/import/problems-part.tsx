import { useState } from "react";
import { TextField } from "#app/ui/text-field.tsx";
import { toolButton } from "../controls.ts";
import { plural } from "../format.ts";
import { Pages, usePages } from "../kit/pages.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { Section } from "../section.tsx";
import type { ImportRow } from "./row.ts";
import { labelOf, type Target } from "./targets.ts";
import type { ImportState } from "./use-import.ts";

const pageSize = 20;

export function ProblemsPart({ state, rows }: { state: ImportState; rows: readonly ImportRow[] }) {
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
          <ToolButton onClick={() => state.mend(doubtful, { isAccepted: true })}>
            All {doubtful.length} are right
          </ToolButton>
        ) : null}
        {wrong.length > 1 ? (
          <ToolButton onClick={() => state.mend(lines, { isLeftOut: true })}>
            Leave out all {wrong.length}
          </ToolButton>
        ) : null}
      </div>
      {sharedQuestions(wrong).map((question) => (
        <Ask
          key={JSON.stringify([question.target, question.words, question.cell])}
          question={question}
          onMend={state.mend}
        />
      ))}
      <ul className="grid gap-3">
        {shown.map((row) => (
          <li
            key={row.line}
            className="grid gap-2 rounded-lg border border-line p-3 [overflow-wrap:anywhere]"
          >
            <p>
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
                <ToolButton onClick={() => state.mend([row.line], { isAccepted: true })}>
                  It’s right
                </ToolButton>
              ) : null}
              <ToolButton onClick={() => state.mend([row.line], { isLeftOut: true })}>
                Leave it out
              </ToolButton>
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

/** A cell of a row to type in. Taken when it is left or Enter is pressed, so that half a price is no price. */
function Cell({ row, target, words, onMend }: CellProps) {
  const cell = row.cells[target] ?? "";
  const [typed, setTyped] = useState(cell);
  const take = () => {
    if (typed !== cell) onMend([row.line], { cells: { [target]: typed.trim() } });
  };
  return (
    <TextField
      label={labelOf(target)}
      error={words}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === "Enter") take();
      }}
    />
  );
}

/** What several rows are asked alike, to answer in one go; rows that say it otherwise are answered before. */
function Ask({ question, onMend }: { question: Question; onMend: ImportState["mend"] }) {
  const [typed, setTyped] = useState("");
  const { target, words, cell, lines } = question;
  const said = cell ? ` that say${lines.length === 1 ? "s" : ""} “${cell.slice(0, 60)}”` : "";
  return (
    <form
      className="mb-3 grid gap-2 rounded-lg bg-tag-wash p-3 [overflow-wrap:anywhere]"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim()) onMend(lines, { cells: { [target]: typed.trim() } });
      }}
    >
      <TextField
        label={`${labelOf(target)}, for ${plural(lines.length, "row")}${said}`}
        hint={words}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className={toolButton("justify-self-start")}>
        Use for all {lines.length}
      </button>
    </form>
  );
}

interface Question {
  target: Target;
  words: string;
  cell: string;
  lines: number[];
}

/** What names or prices a single product isn't the same in two rows. */
const ownOfEach: readonly Target[] = ["id", "sku", "title", "price", "compareAt"];
/** The cell whose words make the other one necessary. */
const reasonFor: Partial<Record<Target, Target>> = { conditionReason: "condition" };

export function sharedQuestions(rows: readonly ImportRow[]): Question[] {
  const found = new Map<string, Question>();
  for (const { line, cells, problems, isDoubt } of rows) {
    if (isDoubt) continue;
    for (const [target, words] of Object.entries(problems) as [Target, string][]) {
      if (ownOfEach.includes(target)) continue;
      const reason = reasonFor[target];
      const cell = cells[target] || (reason && cells[reason]) || "";
      const key = JSON.stringify([target, words, cell]);
      const question = found.get(key) ?? { target, words, cell, lines: [] };
      question.lines.push(line);
      found.set(key, question);
    }
  }
  return [...found.values()]
    .filter(({ lines }) => lines.length > 1)
    .sort((one, other) => other.lines.length - one.lines.length);
}
