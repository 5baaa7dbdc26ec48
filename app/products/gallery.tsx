import { useId } from "react";
import type { ProductPicture } from "#app/catalog/product-pictures.ts";
import { late } from "#app/start/late.ts";
import { cn } from "#app/ui/cn.ts";
import { Picture } from "#app/ui/picture.tsx";
import { PlaceholderNote } from "./placeholder-note.tsx";

interface GalleryProps {
  picture: ProductPicture;
  /** Other views of the same thing. */
  more?: readonly ProductPicture[];
  priority?: boolean;
  /** What lies on the first picture: badge, heart. */
  children: React.ReactNode;
}

/**
 * A product's pictures, each enlarged by a press: beside each other on a phone, to be swiped or chosen
 * below; one under another where there is room.
 */
export function Gallery({ picture, more = [], priority, children }: GalleryProps) {
  const id = useId();
  const pictures = [picture, ...more];
  const isMany = more.length > 1;
  return (
    <div className="self-start">
      <ul
        aria-label="Pictures"
        className={cn(
          "-mx-4 flex scroll-px-4 [scroll-snap-type:x_mandatory] gap-2 overflow-x-auto px-4 md:mx-0 md:grid md:gap-4 md:overflow-visible md:px-0",
          isMany && "md:grid-cols-2",
        )}
      >
        {pictures.map((one, index) => (
          <li
            key={one.src}
            id={`${id}${index}`}
            className="relative w-full shrink-0 snap-start overflow-hidden rounded-card md:w-auto"
            style={isMany && index === 0 ? { gridColumn: "1 / -1" } : undefined}
          >
            <button
              type="button"
              aria-label={`Enlarge: ${one.alt}`}
              className="block w-full cursor-zoom-in"
              onClick={({ currentTarget }) =>
                late(import("./zoom.ts")).then(({ openZoom }) =>
                  openZoom(pictures, index, currentTarget),
                )
              }
            >
              <Picture
                picture={one}
                alt={one.alt}
                sizes="(min-width: 80rem) 40rem, (min-width: 48rem) 55vw, 100vw"
                priority={priority && index === 0}
                className="aspect-4/3 w-full"
              />
            </button>
            {more.length > 0 ? (
              <span className="absolute right-3 bottom-3 rounded-full bg-[#0a100d]/70 px-2.5 py-0.5 text-sm text-white">
                {index + 1} / {pictures.length}
              </span>
            ) : null}
            {one.isPlaceholder ? <PlaceholderNote /> : null}
            {index === 0 ? children : null}
          </li>
        ))}
      </ul>
      {more.length > 0 ? (
        <div className="mt-2 flex flex-wrap gap-2 md:hidden">
          {pictures.map((one, index) => (
            <a key={one.src} href={`#${id}${index}`} className="w-16 overflow-hidden rounded-lg">
              <Picture
                picture={one}
                alt={`Picture ${index + 1}`}
                sizes="4rem"
                className="aspect-4/3"
              />
            </a>
          ))}
        </div>
      ) : null}
    </div>
  );
}
