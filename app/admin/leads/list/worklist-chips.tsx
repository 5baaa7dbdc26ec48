import { memo } from "react";
import { Chip, Chips } from "../../kit/chips.tsx";
import { kindLabels, leadKinds } from "../shared/inquiries.ts";
import { type Worklist, worklists, worklistWords } from "../shared/worklists.ts";
import type { ListState } from "./list-state.ts";

interface WorklistChipsProps {
  only: Worklist;
  days: number;
  /** Undefined until they are counted. */
  counts: Readonly<Record<Worklist, number>> | undefined;
  onChange: (change: Partial<ListState>) => void;
}

/** Whose leads, or which of them wait: each with how many there are, one press away. */
export const WorklistChips = memo(function WorklistChips(props: WorklistChipsProps) {
  const { only, days, counts, onChange } = props;
  const shown = worklists.filter(
    (list) => only === list || (list === "texted" ? counts?.texted : list !== "contacted"),
  );
  return (
    <Chips label="Whose leads">
      {shown.map((list) => (
        <Chip
          key={list}
          isPressed={only === list}
          count={list === "all" ? undefined : counts?.[list]}
          isUrgent={(list === "due" || list === "texted") && Boolean(counts?.[list])}
          onPress={() => onChange({ only: list })}
        >
          {worklistWords(list)}
        </Chip>
      ))}
      {days > 0 ? (
        <Chip isPressed onPress={() => onChange({ days: 0 })}>
          Last {days} days <span aria-hidden="true">×</span>
          <span className="sr-only">, show all days</span>
        </Chip>
      ) : null}
    </Chips>
  );
});

/** What people asked for: financing, or without a lender. */
export const KindChips = memo(function KindChips(props: {
  kind: ListState["kind"];
  onChange: (change: Partial<ListState>) => void;
}) {
  const { kind, onChange } = props;
  return (
    <Chips label="Kind">
      {leadKinds.map((one) => (
        <Chip
          key={one}
          isPressed={kind === one}
          onPress={() => onChange({ kind: kind === one ? "all" : one })}
        >
          {kindLabels[one]}
        </Chip>
      ))}
    </Chips>
  );
});
