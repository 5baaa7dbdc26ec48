import { useRef, useState } from "react";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useWatchedSize } from "#app/ui/use-clear-place.ts";
import { iconButton } from "../controls.ts";
import { formatNumber, plural } from "../format.ts";
import { ToolButton } from "./tool-button.tsx";

/** A change of several rows that waits for a yes. */
export interface BulkQuestion {
  title: string;
  confirm: string;
  isHarmless?: boolean;
  run: () => void;
}

interface BulkBarProps {
  /** What one row is called: "lead". */
  noun: string;
  /** What the selected rows are called, in their order. */
  names: () => readonly string[];
  selected: number;
  /** How many of them the filters hide. */
  unlisted?: number;
  /** Why something cannot be done with them. */
  note?: string | undefined;
  /** How many rows the filters leave. */
  matching: number;
  /** How far a running change is; nothing else can be done meanwhile. */
  progress?: string | undefined;
  onSelectMatching: () => void;
  onClear: () => void;
  /** From how many rows on a change asks first; fewer are taken back from the bar of the undo. */
  asksFrom?: number;
  /** The actions; `ask` runs a change, after a question with the names where it is of many. */
  children: (ask: (question: BulkQuestion) => void, isBusy: boolean) => React.ReactNode;
}

/** What can be done with all selected rows at once. It floats, so that nothing moves when it appears. */
export function BulkBar(props: BulkBarProps) {
  const { noun, names, selected, unlisted = 0, note, matching, progress, children } = props;
  const { onSelectMatching, onClear } = props;
  const [question, setQuestion] = useState<BulkQuestion>();
  const bar = useRef<HTMLElement>(null);
  // The undo bar and notices, which stand here already, look again what they cover.
  useWatchedSize(bar);
  const isBusy = progress !== undefined;
  const ask = (change: BulkQuestion) =>
    selected >= (props.asksFrom ?? 2) ? setQuestion(change) : change.run();
  return (
    <section
      ref={bar}
      data-floats
      aria-label={`Selected ${noun}s`}
      className="fixed right-[max(0.75rem,env(safe-area-inset-right))] bottom-[calc(4.25rem+env(safe-area-inset-bottom))] left-[max(0.75rem,env(safe-area-inset-left))] z-30 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-lg border border-spruce bg-spruce-wash p-2 text-sm shadow-lift sm:right-auto sm:left-[max(1.5rem,env(safe-area-inset-left))] sm:max-w-[calc(100vw-3rem)] lg:bottom-5"
    >
      <p role="status" className="mr-auto min-w-0 pl-1 font-semibold max-sm:flex-1">
        {progress ??
          `${plural(selected, noun)} selected${unlisted > 0 ? `, ${formatNumber(unlisted)} of them not shown` : ""}`}
        {note ? <span className="font-normal">. {note}</span> : null}
      </p>
      <button
        type="button"
        title="Clear selection"
        aria-label="Clear selection"
        className={iconButton("sm:order-last")}
        disabled={isBusy}
        onClick={onClear}
      >
        <Icon name="close" />
      </button>
      {/* On a phone the actions stand in one row of their own, which scrolls where they are many. */}
      <div className="relative flex gap-2 *:shrink-0 max-sm:-mx-2 max-sm:w-[calc(100%+1rem)] max-sm:overflow-x-auto max-sm:px-2 max-sm:pb-0.5 sm:flex-wrap">
        {selected - unlisted < matching ? (
          <ToolButton disabled={isBusy} onClick={onSelectMatching}>
            <Words
              short={`All ${formatNumber(matching)}`}
              long={`Select all ${formatNumber(matching)} matching`}
            />
          </ToolButton>
        ) : null}
        {children(ask, isBusy)}
      </div>
      {question ? (
        <ConfirmDialog
          title={question.title}
          confirmLabel={question.confirm}
          isHarmless={question.isHarmless ?? false}
          onCancel={() => setQuestion(undefined)}
          onConfirm={() => {
            setQuestion(undefined);
            question.run();
          }}
        >
          <p>{summarizeNames(names())}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

/** The words of an action, shorter where a row of them has to fit a phone. */
export function Words({ short, long }: { short: string; long: string }) {
  return (
    <>
      <span className="sm:hidden">{short}</span>
      <span className="max-sm:hidden">{long}</span>
    </>
  );
}

const namedMost = 8;

/** "Ada Lee, Ben Roy and 53 others." */
function summarizeNames(names: readonly string[]) {
  const named = names.slice(0, namedMost);
  const rest = names.length - named.length;
  const last = rest > 0 ? plural(rest, "other") : named.pop();
  return named.length > 0 ? `${named.join(", ")} and ${last}.` : `${last}.`;
}
