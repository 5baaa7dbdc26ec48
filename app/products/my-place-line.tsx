import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import type { DeliveryFacts } from "#app/delivery/delivery-file.ts";
import { zipStore } from "#app/delivery/zip-field.tsx";
import { loadJson } from "#app/lib/load-json.ts";
import type { PlaceWords } from "./card-place.ts";
import { homeSizesStore } from "./home-sizes.ts";
import { MyPlaceForm } from "./my-place-form.tsx";
import { cardWords, deliveryWords, type Sizes, shortFee, wayIn } from "./place-words.ts";

interface MyPlaceLineProps {
  lists: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Classes of the line. */
  look: string;
  setWords: (update: () => PlaceWords | undefined) => void;
  /** What stands there where nothing is kept. */
  prompt: React.ReactNode;
}

/** "Delivering to 48301 · 30-inch door · change", on larger screens with day and price; pressed, it asks for both. */
export default function MyPlaceLine({
  lists,
  isOpen,
  setOpen,
  look,
  setWords,
  prompt,
}: MyPlaceLineProps) {
  const zip = zipStore.useValue();
  const sizes = homeSizesStore.useValue();
  const facts = useDeliveryFacts(zip !== "");
  const line = useRef<HTMLButtonElement>(null);
  const door = sizes["door.widthIn"];

  const way = useMemo(() => wayIn(sizes), [sizes]);
  const listed = useListedSizes(lists, way !== undefined);

  useEffect(
    () => startTransition(() => setWords(() => cardWords({ zip, facts, way, listed }))),
    [zip, facts, way, listed, setWords],
  );

  function close() {
    setOpen(false);
    line.current?.focus();
  }

  const delivery = zip && facts ? deliveryWords(zip, facts) : "";
  return (
    <>
      <button
        ref={line}
        type="button"
        className={look}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {zip || door ? (
          <>
            {zip ? `Delivering to ${zip}` : null}
            {delivery ? <span className="sm:hidden">, {shortFee(zip, facts!)}</span> : null}
            {delivery ? <span className="max-sm:hidden">{delivery}</span> : null}
            {zip ? " · " : null}
            {door ? `${door}-inch door · ` : null}
            <b className="text-spruce">change</b>
          </>
        ) : (
          prompt
        )}
      </button>
      {isOpen ? (
        <MyPlaceForm onDone={close}>
          {delivery ? <p className="sm:hidden">Delivery{delivery}</p> : null}
        </MyPlaceForm>
      ) : null}
    </>
  );
}

/** Where the shop delivers, once it is wanted and has come. */
function useDeliveryFacts(isWanted: boolean) {
  const [facts, setFacts] = useState<DeliveryFacts>();
  useEffect(() => {
    if (isWanted) loadJson<DeliveryFacts>("/delivery.json").then(setFacts, () => undefined);
  }, [isWanted]);
  return facts;
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
