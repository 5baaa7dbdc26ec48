interface RowNotesProps {
  /** What is said of all of them: "3 rows can only be drafts". */
  summary: string;
  notes: readonly { line: number; words: string }[];
}

const most = 200;

/** Rows of the file with something to say of each, folded away; nothing where there are none. */
export function RowNotes({ summary, notes }: RowNotesProps) {
  if (notes.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{summary}</summary>
      <ul className="grid gap-1 text-sm">
        {notes.slice(0, most).map(({ line, words }) => (
          <li key={`${line} ${words}`} className="[overflow-wrap:anywhere]">
            Row {line}
            {words}
          </li>
        ))}
      </ul>
    </details>
  );
}
