import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import type { ShopFacts } from "#app/site/shop-facts.ts";
import { Icon } from "#app/ui/icon.tsx";

/**
 * An embedded map that costs nothing until it scrolls into view. In its place stands a sign with the
 * town; where the map does not come, nothing: address and directions are beside it.
 */
export function LazyMap({ showroom }: { showroom: ShopFacts["showrooms"][number] }) {
  const ground = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<ReactNode>();
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a showroom stays where it is.
  useEffect(() => {
    if (!ground.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import("./map-frame.tsx")
          .then(({ loadMap }) => loadMap(showroom))
          .then(setMap, () => setFailed(true));
      },
      { rootMargin: "120px" },
    );
    observer.observe(ground.current);
    return () => observer.disconnect();
  }, []);
  if (hasFailed) return null;
  return (
    <div
      ref={ground}
      className="rings relative grid aspect-2/1 grow place-items-center bg-spruce-fill"
      style={{ "--rings": "50%" } as CSSProperties}
    >
      <p className="grid justify-items-center gap-2 rounded-lg bg-surface p-4 text-center">
        <Icon name="pin" className="size-8 text-tag" />
        <strong>{showroom.city}</strong>
        {map}
      </p>
    </div>
  );
}
