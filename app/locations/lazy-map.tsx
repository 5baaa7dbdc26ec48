import { useState } from "react";
import type { ShopFacts } from "#app/site/shop-facts.ts";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { mapHost } from "./map-host.ts";

type Showroom = ShopFacts["showrooms"][number];

/** A drawing with the address, and an embedded map once it is asked for: until then its host hears of nobody. */
export function LazyMap({ showroom }: { showroom: Showroom }) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative grid aspect-video grow place-items-center bg-spruce-wash">
      <svg
        viewBox="0 0 96 54"
        preserveAspectRatio="xMidYMid slice"
        className="icon absolute inset-0 size-full"
        aria-hidden="true"
      >
        <path stroke="var(--line)" d="M0 12h96M0 42h96M15 0v54M39 0v54M81 0v54M0 51 72 0" />
      </svg>
      {isShown ? (
        <MapFrame showroom={showroom} />
      ) : (
        <p className="relative grid justify-items-center gap-2 rounded-lg bg-surface p-4 text-center">
          <Icon name="pin" className="size-8 text-tag" />
          {showroom.address}
          <button type="button" className={button("outline")} onClick={() => setShown(true)}>
            Show the map
          </button>
        </p>
      )}
    </div>
  );
}

function MapFrame({ showroom }: { showroom: Showroom }) {
  const { latitude, longitude, name } = showroom;
  const box = [longitude - 0.012, latitude - 0.007, longitude + 0.012, latitude + 0.007].join();
  return (
    <iframe
      title={`Map of the ${name}`}
      src={`${mapHost}/export/embed.html?bbox=${box}&layer=mapnik&marker=${latitude},${longitude}`}
      referrerPolicy="no-referrer"
      className="absolute inset-0 size-full border-0"
    />
  );
}
