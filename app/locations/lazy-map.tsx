import { useEffect, useRef, useState } from "react";
import type { ShopFacts } from "#app/site/shop-facts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { mapHost } from "./map-host.ts";

/**
 * An embedded map that costs nothing until it scrolls into view. Under it stands the town, which
 * stays when the map is refused or the visitor is offline: the host is asked first, because a frame
 * that failed cannot be told from one that loaded.
 */
export function LazyMap({ showroom }: { showroom: ShopFacts["showrooms"][number] }) {
  const frame = useRef<HTMLDivElement>(null);
  const [reachable, setReachable] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        fetch(`${mapHost}/export/embed.html`, { mode: "no-cors", credentials: "omit" }).then(
          () => setReachable(true),
          () => undefined,
        );
      },
      { rootMargin: "120px" },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className="relative grid aspect-video grow place-items-center bg-spruce-wash">
      <p className="relative grid justify-items-center gap-2 rounded-lg bg-surface p-4 text-center">
        <Icon name="pin" className="size-8 text-tag" />
        {showroom.city}
      </p>
      {reachable ? <MapFrame showroom={showroom} /> : null}
    </div>
  );
}

function MapFrame({ showroom }: { showroom: ShopFacts["showrooms"][number] }) {
  const { latitude, longitude, name } = showroom;
  const box = [longitude - 0.012, latitude - 0.007, longitude + 0.012, latitude + 0.007].join();
  return (
    <iframe
      title={`Map of the ${name}`}
      src={`${mapHost}/export/embed.html?bbox=${box}&layer=mapnik&marker=${latitude},${longitude}`}
      loading="lazy"
      referrerPolicy="no-referrer"
      className="absolute inset-0 size-full border-0"
    />
  );
}
