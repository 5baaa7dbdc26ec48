import { useEffect, useRef, useState } from "react";
import { parseSlugs, type Saved } from "#app/cart/saved.ts";
import { zipStore } from "#app/delivery/zip-field.tsx";
import { persistedStore } from "#app/lib/persisted-store.ts";
import { usePart } from "#app/start/lazy.ts";
import type { PlaceWords } from "./card-place.ts";
import { homeSizesStore } from "./home-sizes.ts";

const shown = 4;
const loadPlace = () => import("./my-place-line.tsx");
const loadList = () => import("./recent-list.tsx");
const recentStore = persistedStore<Saved>("recent.v1", parseSlugs);

interface RecentlyViewedProps {
  current: string;
  /** Which lists the cards above are of, divided by spaces, and what tells them of the home that is kept. */
  lists?: string;
  setWords?: (update: () => PlaceWords | undefined) => void;
}

/** The last of a product's page: what the cards above say of the home, and what was looked at before. */
export default function RecentlyViewed({ current, lists, setWords }: RecentlyViewedProps) {
  const zip = zipStore.useValue();
  const sizes = homeSizesStore.useValue();
  const isKept = zip !== "" || Object.keys(sizes).length > 0;
  const place = usePart(loadPlace, isKept && lists !== undefined);
  return (
    <>
      {place && lists && setWords ? <place.CardsPlace lists={lists} setWords={setWords} /> : null}
      <Viewed current={current} />
    </>
  );
}

/**
 * Notes that this product was looked at, and shows the few looked at before it. Renders nothing for
 * a first visit; the products' facts are loaded when the place for them comes near.
 */
function Viewed({ current }: { current: string }) {
  const before = recentStore
    .useValue()
    .filter((slug) => slug !== current)
    .slice(0, shown);
  const place = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  const list = usePart(loadList, near);

  useEffect(() => {
    const others = recentStore.read().filter((slug) => slug !== current);
    recentStore.write([current, ...others].slice(0, shown + 1));
  }, [current]);

  const any = before.length > 0;
  useEffect(() => {
    if (!any || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "400px",
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [any]);

  if (!any) return null;
  return (
    <section ref={place} aria-labelledby="recently-viewed" className="min-h-64">
      <h2 id="recently-viewed" className="text-2xl">
        Recently viewed
      </h2>
      {list ? <list.default slugs={before} /> : null}
    </section>
  );
}
