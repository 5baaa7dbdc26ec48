import type { ShopFacts } from "#app/site/shop-facts.ts";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureData } from "#shop/pictures.ts";
import { directionsUrl } from "#shop/shop.ts";
import { LazyMap } from "./lazy-map.tsx";

interface ShowroomCardProps {
  showroom: ShopFacts["showrooms"][number];
  /** The owner's photograph of it. */
  front?: PictureData | undefined;
  /** "Monday to Friday 10 AM – 8 PM": those of a usual week. */
  hours?: string;
}

/** One showroom: its photograph, map, address, phone, hours, directions. */
export function ShowroomCard({ showroom, front, hours }: ShowroomCardProps) {
  const { name, city, phone } = showroom;
  return (
    <article className="overflow-hidden rounded-card border border-line bg-surface">
      {front ? (
        <Picture
          picture={front}
          alt={name}
          sizes="(min-width: 48rem) 46vw, 92vw"
          className="aspect-2/1"
        />
      ) : null}
      <div className="p-5">
        <p className="text-sm font-bold text-brass">{useShop().name}</p>
        <h3 className="mt-0.5 text-2xl">{name}</h3>
        <address className="mt-3 grid gap-2 not-italic">
          <p className="flex items-start gap-2">
            <Icon name="pin" className="mt-0.5 text-ink-soft" />
            {showroom.address}
          </p>
          <p className="flex items-center gap-2">
            <Icon name="phone" className="text-ink-soft" />
            <a href={phone.href} className="font-bold text-spruce no-underline hover:underline">
              {phone.label}
            </a>
          </p>
          {hours ? (
            <p className="flex items-start gap-2">
              <Icon name="clock" className="mt-0.5 text-ink-soft" />
              <span>
                {hours}.{" "}
                <a href={`/store-locations#${showroom.id}`} className="text-spruce underline">
                  Today and holidays
                </a>
              </span>
            </p>
          ) : null}
        </address>
        <a
          href={directionsUrl(showroom.address)}
          target="_blank"
          rel="noopener"
          className={button("primary", "md", "mt-4")}
        >
          Directions
          <span className="sr-only">to {city} (opens in a new tab)</span>
          <Icon name="arrow" className="size-4" />
        </a>
      </div>
      <LazyMap showroom={showroom} />
    </article>
  );
}
