import { useEffect, useState } from "react";
import { usePart } from "#app/start/lazy.ts";
import type { CardFacts } from "./card-facts.ts";
import { type PlaceWords, PlaceWordsContext } from "./card-place.ts";

const loadLine = () => import("./my-place-line.tsx");

interface MyPlaceProps extends React.PropsWithChildren {
  /** Which lists the cards are of, divided by spaces. */
  lists: string;
  /** Something is kept now: beside the list a press may keep it. */
  isPlaced?: boolean;
  /** A ZIP code that is asked about beside the list: of another one nothing is said then. */
  askedZip?: string | undefined;
  /** Those that are shown, where all of them are known. */
  cards?: readonly CardFacts[] | undefined;
}

/**
 * One line above a list: where to deliver and through which door, asked once and kept on the device; the cards in it
 * say what that means for them. What works it out is loaded where a place is kept or about to be given; the line's
 * height is there before.
 */
export function MyPlace({ lists, isPlaced, askedZip, cards, children }: MyPlaceProps) {
  const [words, setWords] = useState<PlaceWords>();
  const [isKept, setKept] = useState<boolean>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setKept(isPlaceKept()), []);
  const line = usePart(loadLine, isKept || isOpen || isPlaced);
  const prompt = (
    <>
      <b className="text-spruce">Add your ZIP and door</b> to see what fits
      <span className="max-sm:hidden"> and when it can come</span>
    </>
  );
  return (
    <>
      <div className="no-print min-h-8">
        {line ? (
          <line.default {...{ lists, askedZip, cards, isOpen, setOpen, look, setWords, prompt }} />
        ) : isKept ? null : (
          <button type="button" className={look} onClick={() => setOpen(true)}>
            {prompt}
          </button>
        )}
      </div>
      <PlaceWordsContext value={words}>{children}</PlaceWordsContext>
    </>
  );
}

const look = "min-h-8 text-left text-sm text-ink-soft";

/** Whether a ZIP code or sizes of a home are kept on the device; false where storage is blocked. */
function isPlaceKept() {
  try {
    // Longer than what stands for nothing: "" and {}.
    return ["zip.v1", "sizes.v2"].some((key) => (localStorage.getItem(key) ?? "").length > 2);
  } catch {
    return false;
  }
}
