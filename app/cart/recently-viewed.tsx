import { useEffect, useRef, useState } from "react";
import { persistedStore } from "#app/lib/persisted-store.ts";
import { usePart } from "#app/start/lazy.ts";
import { parseSlugs, type Saved } from "./saved.ts";

const shown = 4;
const loadList = () => import("./recent-list.tsx");
const recentStore = persistedStore<Saved>("recent.v1", parseSlugs);

/**
 * Notes that this product was looked at, and shows the few looked at before it. Renders nothing for
 * a first visit; the products' facts are loaded when the place for them comes near.
 */
export default function RecentlyViewed({ current }: { current: string }) {
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
