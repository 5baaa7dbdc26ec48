import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useDeliveryFacts } from "#app/delivery/use-delivery-facts.ts";
import { zipStore } from "#app/delivery/zip-field.tsx";
import { loadJson } from "#app/lib/load-json.ts";
import { Icon } from "#app/ui/icon.tsx";
import { doorWords } from "#shop/door.ts";
import { own } from "#shop/own.ts";
import type { CardFacts } from "./card-facts.ts";
import type { PlaceWords } from "./card-place.ts";
import type { Verdict } from "./delivery-fit.ts";
import { FitBadge } from "./fit-badge.tsx";
import { homeSizesStore } from "./home-sizes.ts";
import { MyPlaceForm } from "./my-place-form.tsx";
import {
  cardWords,
  deliveryWords,
  firstDay,
  homeName,
  homeWords,
  type Sizes,
  shortFee,
  wayIn,
} from "./place-words.ts";

interface CardsPlaceProps {
  lists: string;
  askedZip?: string | undefined;
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
  /** Those that are shown, where all of them are known. */
  cards?: readonly CardFacts[] | undefined;
  /** Classes of the line. */
  look: string;
  /** What stands there where nothing is kept. */
  prompt: React.ReactNode;
}

/** "Delivering to 48301 · 30-inch door · change", on larger screens with day and price; pressed, it asks for both. */
export default function MyPlaceLine(props: MyPlaceLineProps) {
  const { isOpen, setOpen, cards, look, prompt } = props;
  const { zip, facts, door, listed } = useCardsPlace(props);
  const line = useRef<HTMLButtonElement>(null);
  const [params] = useSearchParams();

  function close() {
    setOpen(false);
    line.current?.focus();
  }

  const fitting = cards?.filter(
    ({ slug, sold }) => !sold && (own(listed, slug)?.doorIn ?? Infinity) <= (door ?? 0),
  ).length;
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
                  {doorWords(door).replace(/ \w+$/, "")}
                  <span className="max-sm:sr-only">{/ \w+$/.exec(doorWords(door))}</span> ·{" "}
                </>
              ) : null}
              <b className="text-spruce">change</b>
            </>
          ) : (
            prompt
          )}
        </button>
        {door && !params.has("door") && (!cards || fitting) ? (
          <Link
            to={`?${new URLSearchParams([...params, ["door", String(door)]])}`}
            replace
            preventScrollReset
            className="text-sm leading-8 font-bold text-spruce"
          >
            {fitting ? (
              <>
                <span className="max-sm:sr-only">Only the </span>
                {fitting} that {fitting === 1 ? "fits" : "fit"}
              </>
            ) : (
              "Only what fits"
            )}
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
function useCardsPlace({ lists, askedZip, setWords }: CardsPlaceProps) {
  const kept = zipStore.useValue();
  const zip = askedZip && askedZip !== kept ? "" : kept;
  const sizes = homeSizesStore.useValue();
  const facts = useDeliveryFacts(zip !== "");
  const way = useMemo(() => wayIn(sizes), [sizes]);
  const listed = useListedSizes(lists, way !== undefined);
  useEffect(() => {
    const wordsOf = cardWords({ zip, facts, way, listed });
    startTransition(() =>
      setWords(() => (card, isFitOnly) => {
        const { fit, day = "" } = wordsOf(card) ?? {};
        return fit || (day && !isFitOnly) ? (
          <CardPlace
            fit={fit}
            day={isFitOnly ? "" : day}
            place={isFitOnly && way ? homeWords(way, fit) : homeName(way)}
          />
        ) : undefined;
      }),
    );
  }, [zip, facts, way, listed, setWords]);
  return { zip, facts, door: sizes["door.widthIn"], listed };
}

function CardPlace({ fit, day, place }: { fit: Verdict | undefined; day: string; place: string }) {
  return (
    <p className="place">
      {fit ? <FitBadge fit={fit} place={place} /> : null}
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
