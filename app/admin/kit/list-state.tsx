import { button } from "#app/ui/button.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { plural } from "../format.ts";
import { LoadFailed } from "../load-failed.tsx";

export interface ListStateProps {
  /** What one row is called: "lead". */
  noun: string;
  /** How many there are without the filters. */
  all: number;
  isFiltered: boolean;
  isLoading: boolean;
  isFailing: boolean;
  onRetry: () => void;
  /** Some could not be loaded, so that nothing is known of them. */
  isCutOff?: boolean;
  words: { failed: string; noneFound: string; noneYet: string; noneYetHint: string };
  onShowAll: () => void;
}

/** What stands where rows would: they load, they could not be loaded, none matches, or there is none yet. */
export function ListState(props: ListStateProps) {
  const { noun, all, isFiltered, isLoading, isFailing, isCutOff, words, onRetry, onShowAll } =
    props;
  if (isFailing) {
    return <LoadFailed message={words.failed} isRetrying={isLoading} onRetry={onRetry} />;
  }
  if (isLoading) {
    return (
      <div className="grid min-h-[30vh] place-items-center">
        <Spinner label={`${isFiltered ? "Searching" : "Loading"} ${noun}s`} />
      </div>
    );
  }
  const isNone = all === 0 && !isFiltered && !isCutOff;
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-line bg-surface px-6 py-10 text-center">
      <p className="font-semibold">{isNone ? words.noneYet : words.noneFound}</p>
      {isCutOff ? (
        <p className="text-ink-soft">Some couldn’t be loaded, so they’re not searched.</p>
      ) : null}
      {isNone ? <p className="text-ink-soft">{words.noneYetHint}</p> : null}
      {all > 0 ? (
        <button type="button" className={button("outline", "sm")} onClick={onShowAll}>
          Show all {plural(all, noun)}
        </button>
      ) : null}
    </div>
  );
}
