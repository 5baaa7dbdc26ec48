import { useId, useState } from "react";
import { cn } from "#app/ui/cn.ts";
import { field } from "../controls.ts";
import type { ImportRow } from "./row.ts";
import { labelOf, type Target } from "./targets.ts";
import type { ImportState } from "./use-import.ts";

interface CellProps {
  row: ImportRow;
  target: Target;
  /** What would fix it; nothing where it’s right. */
  words?: string;
  onMend: ImportState["mend"];
}

/** A cell of a row to type in. Taken when it is left or Enter is pressed, so that half a price is no price. */
export function Cell({ row, target, words, onMend }: CellProps) {
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
          className={cn(field(), words && "border-tag")}
          value={typed}
          {...(words && { "aria-invalid": true, "aria-describedby": `${id}-words` })}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={take}
          onKeyDown={({ key }) => {
            if (key === "Enter") take();
          }}
        />
        {words ? (
          <p id={`${id}-words`} className="mt-1 text-sm text-tag [overflow-wrap:anywhere]">
            {words}
          </p>
        ) : null}
      </div>
    </div>
  );
}
