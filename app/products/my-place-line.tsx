import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useDeliveryFacts } from "#app/delivery/use-delivery-facts.ts";
import { zipStore } from "#app/delivery/zip-field.tsx";
import { loadJson } from "#app/lib/load-json.ts";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { PlaceWords } from "./card-place.ts";
import type { Verdict } from "./delivery-fit.ts";
import { homeSizesStore } from "./home-sizes.ts";
import { inches } from "./labels.ts";
import { MyPlaceForm } from "./my-place-form.tsx";
import {
  cardWords,
  deliveryWords,
  firstDay,
  homeName,
  type Sizes,
  shortFee,
  wayIn,
} from "./place-words.ts";

interface CardsPlaceProps {
  lists: string;
  setWords: (update: () => PlaceWords | undefined) => void;
}

/** Only what the cards say of the home, where no line stands above them. */
export function CardsPlace(props: CardsPlaceProps) {
  useCardsPlace(props);
  return null;
}

interface MyPlaceLineProps extends CardsPlaceProps {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Classes of the line. */
  look: string;
  /** What stands there where nothing is kept. */
  prompt: React.ReactNode;
}

/** "Delivering to 48301 · 30½-inch opening · change", on larger screens with day and price; pressed, it asks for both. */
export default function MyPlaceLine({ isOpen, setOpen, look, prompt, ...cards }: MyPlaceLineProps) {
  const { zip, facts, door } = useCardsPlace(cards);
  const line = useRef<HTMLButtonElement>(null);
  const [params] = useSearchParams();

  function close() {
    setOpen(false);
    line.current?.focus();
  }

  const delivery = zip && facts ? deliveryWords(zip, facts) : "";
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3">
        <button
          ref={line}
          type="button"
          className={look}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {zip || door ? (
            <>
              {zip ? (
                <>
                  <span className="max-sm:sr-only">Delivering to </span>
                  {zip}
                </>
              ) : null}
              {delivery ? (
                <span className="lg:hidden">
                  , {firstDay(zip, facts!) || shortFee(zip, facts!)}
                </span>
              ) : null}
              {delivery ? <span className="max-lg:hidden">{delivery}</span> : null}
              {zip ? " · " : null}
              {door ? (
                <>
                  {inches(door)}-inch<span className="max-sm:sr-only"> opening</span> ·{" "}
                </>
              ) : null}
              <b className="text-spruce">change</b>
            </>
          ) : (
            prompt
          )}
        </button>
        {door && !params.has("door") ? (
          <Link
            to={`?${new URLSearchParams([...params, ["door", String(door)]])}`}
            replace
            preventScrollReset
            className="text-sm leading-8 font-bold text-spruce"
          >
            Only what fits
          </Link>
        ) : null}
      </div>
      {isOpen ? (
        <MyPlaceForm onDone={close}>
          {delivery ? <p className="lg:hidden">Delivery{delivery}</p> : null}
        </MyPlaceForm>
      ) : null}
    </>
  );
}

/** What is kept of the home, which the cards are told. */
function useCardsPlace({ lists, setWords }: CardsPlaceProps) {
  const zip = zipStore.useValue();
  const sizes = homeSizesStore.useValue();
  const facts = useDeliveryFacts(zip !== "");
  const way = useMemo(() => wayIn(sizes), [sizes]);
  const listed = useListedSizes(lists, way !== undefined);
  useEffect(() => {
    const wordsOf = cardWords({ zip, facts, way, listed });
    const place = homeName(way);
    startTransition(() =>
      setWords(() => (card, isFitOnly) => {
        const { fit, day = "" } = wordsOf(card) ?? {};
        return fit || (day && !isFitOnly) ? (
          <CardPlace fit={fit} day={isFitOnly ? "" : day} place={place} />
        ) : undefined;
      }),
    );
  }, [zip, facts, way, listed, setWords]);
  return { zip, facts, door: sizes["door.widthIn"] };
}

const looks = {
  fits: { words: "Fits", icon: "check", color: "text-spruce" },
  tight: { words: "Tight at", icon: "phone", color: "text-brass" },
  no: { words: "Won’t fit", icon: "close", color: "text-tag" },
} as const satisfies Record<Verdict, object>;

function CardPlace({ fit, day, place }: { fit: Verdict | undefined; day: string; place: string }) {
  return (
    <p className="place">
      {fit ? (
        <span className={cn(looks[fit].color, "font-bold")}>
          <Icon name={looks[fit].icon} className="size-4" />
          {looks[fit].words} your {place}
        </span>
      ) : null}
      {day ? (
        <span>
          <Icon name="truck" className="size-4" />
          <span className="sr-only">Delivery from </span>
          {day}
        </span>
      ) : null}
    </p>
  );
}

/** The sizes of the lists' products, by slug, once they are wanted; each list's as it comes. */
function useListedSizes(lists: string, isWanted: boolean) {
  const [listed, setListed] = useState<Sizes>({});
  useEffect(() => {
    if (!isWanted) return;
    for (const list of lists.split(" "))
      loadJson<Sizes>(`/products/sizes/${list}.json`).then(
        (sizes) => setListed((others) => ({ ...others, ...sizes })),
        () => undefined,
      );
  }, [lists, isWanted]);
  return listed;
}
