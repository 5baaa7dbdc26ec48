import { useId, useState } from "react";
import { field, toolButton } from "../controls.ts";
import { plural } from "../format.ts";
import { type Question, sharedQuestions } from "./questions.ts";
import type { ImportRow } from "./row.ts";
import { labelOf } from "./targets.ts";
import type { ImportState } from "./use-import.ts";

interface AskedOnceProps {
  rows: readonly ImportRow[];
  onAnswer: ImportState["answer"];
}

/** What several rows are asked alike, to answer in one go. */
export function AskedOnce({ rows, onAnswer }: AskedOnceProps) {
  const questions = sharedQuestions(rows);
  return questions.map((question) => (
    <Ask
      key={JSON.stringify([question.target, question.words, question.cell])}
      question={question}
      onAnswer={onAnswer}
    />
  ));
}

function Ask({ question, onAnswer }: { question: Question; onAnswer: AskedOnceProps["onAnswer"] }) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const { target, words, cell, lines } = question;
  return (
    <form
      className="mb-3 grid gap-1 rounded-lg bg-tag-wash p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim()) onAnswer(question, typed.trim());
      }}
    >
      <label htmlFor={id} className="font-semibold [overflow-wrap:anywhere]">
        {labelOf(target)}, for {plural(lines.length, "row")}
        {cell ? ` that say${lines.length === 1 ? "s" : ""} “${cell.slice(0, 60)}”` : ""}
      </label>
      <p id={`${id}-words`} className="text-sm">
        {words}
      </p>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          className={`${field()} min-w-0 flex-1 basis-48`}
          value={typed}
          aria-describedby={`${id}-words`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className={toolButton()}>
          Use for all {lines.length}
        </button>
      </div>
    </form>
  );
}
