import { useId, useState } from "react";
import { plural } from "../format.ts";
import { Select } from "../kit/select.tsx";
import { Section } from "../section.tsx";
import type { Records } from "./records.ts";
import { RowNotes } from "./row-notes.tsx";
import { isShared, labelOf, type Target, targets } from "./targets.ts";
import type { ImportFile } from "./use-import-file.ts";

interface ColumnsPartProps {
  file: ImportFile;
  read: Records;
  onMap: (column: number, target: Target | "") => void;
}

export const isClear = ({ mapping }: ImportFile) =>
  mapping.includes("title") || mapping.includes("id") || mapping.includes("sku");

/** What each column was taken for, with its first cells; it can be set otherwise, and is kept for such files. */
export function ColumnsPart({ file, read, onMap }: ColumnsPartProps) {
  const { table, mapping } = file;
  const used = mapping.filter(Boolean).length;
  const isUnclear = !isClear(file);
  const [isOpen, setOpen] = useState(isUnclear);
  return (
    <Section
      title="Columns"
      about={`${used} of ${plural(mapping.length, "column")} recognized. We’ll remember your changes for files with the same headers.`}
    >
      {isUnclear ? (
        <p className="mb-2 font-semibold text-tag">
          Choose the column with the name, number or SKU.
        </p>
      ) : null}
      <p className="mb-2 text-sm [overflow-wrap:anywhere]">
        {mapping
          .flatMap((target, at) => (target ? [`${table.headers[at]} → ${labelOf(target)}`] : []))
          .join(" · ")}
      </p>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">Change columns</summary>
        {isOpen ? (
          <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
            {table.headers.map((header, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
              <Column key={at} header={header} at={at} file={file} onMap={onMap} />
            ))}
          </ul>
        ) : null}
      </details>
      <RowNotes
        summary={`${plural(read.leftOut.length, "row")} skipped`}
        notes={read.leftOut.map(({ line, words }) => ({ line, words: ` ${words}` }))}
      />
    </Section>
  );
}

function Column({
  header,
  at,
  file,
  onMap,
}: { header: string; at: number } & Omit<ColumnsPartProps, "read">) {
  const { table, mapping } = file;
  const id = useId();
  const free = targets.filter(
    (target) => isShared(target) || target === mapping[at] || !mapping.includes(target),
  );
  const sample = table.rows
    .map((row) => row[at]!)
    .filter(Boolean)
    .slice(0, 3);
  return (
    <li className="min-w-0 rounded-lg border border-line p-2">
      <label htmlFor={id} className="block truncate font-semibold">
        {header}
      </label>
      <p className="truncate text-sm text-ink-soft">{sample.join(" · ") || "Empty"}</p>
      <Select
        id={id}
        className="mt-1"
        options={[["", "Not used"], ...free.map((target) => [target, labelOf(target)] as const)]}
        value={mapping[at]}
        onChange={({ target }) => onMap(at, target.value as Target | "")}
      />
    </li>
  );
}
