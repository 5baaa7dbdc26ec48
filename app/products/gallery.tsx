import { useId, useRef, useState } from "react";
import { whenLoaded } from "#app/start/lazy.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { ProductPicture } from "#shop/pictures.ts";

interface GalleryProps {
  picture: ProductPicture;
  /** Other views of the same thing. */
  more?: readonly ProductPicture[];
  priority?: boolean;
  /** What lies on the first picture: badge, heart. */
  children: React.ReactNode;
}

/**
 * A product's pictures beside each other, to be swiped or chosen below, each enlarged by a press.
 */
export function Gallery({ picture, more = [], priority, children }: GalleryProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const pictures = [picture, ...more];
  // Said once below where it is true of all of them.
  const isShared = pictures.every(({ note }) => note === picture.note);

  function show(event: React.MouseEvent, index: number) {
    // Followed as a link it would be a step of the history, and end the dialog around it.
    event.preventDefault();
    list.current!.children[index]!.scrollIntoView({ block: "nearest", inline: "start" });
  }

  return (
    <div className="gallery">
      <ul
        ref={list}
        className="swipe"
        aria-label="Pictures"
        onScroll={({ currentTarget: { scrollLeft, firstElementChild } }) =>
          setShown(Math.round(scrollLeft / firstElementChild!.clientWidth))
        }
      >
        {pictures.map((one, index) => (
          <li key={one.src} id={`${id}${index}`} className="relative overflow-hidden rounded-card">
            <button
              type="button"
              className="block w-full cursor-zoom-in"
              aria-label={`Enlarge: ${one.alt}`}
              onClick={({ currentTarget }) =>
                whenLoaded(import("./zoom.ts")).then(({ openZoom }) =>
                  openZoom(pictures, index, currentTarget),
                )
              }
            >
              <Picture
                picture={one}
                alt={one.alt}
                sizes="(min-width: 48rem) 48vw, 92vw"
                priority={priority && index === 0}
                className="aspect-4/3 w-full"
              />
            </button>
            {more.length > 0 ? (
              <span className="absolute right-3 bottom-3 rounded-full bg-black/60 px-2.5 py-0.5 text-sm text-white">
                {index + 1} / {pictures.length}
              </span>
            ) : null}
            {one.note && !isShared ? (
              <p className="absolute bottom-0 left-0 rounded-lg bg-surface px-2.5 py-1 text-sm">
                {one.note}
              </p>
            ) : null}
            {index === 0 ? children : null}
          </li>
        ))}
      </ul>
      {isShared && picture.note ? (
        <p className="mt-1.5 text-sm text-ink-soft">
          {picture.note}
          {more.length > 0 ? ` (all ${pictures.length} pictures)` : null}
        </p>
      ) : null}
      {more.length > 0 ? (
        <div className="mt-2 gap-2">
          {pictures.map((one, index) => (
            <a
              key={one.src}
              href={`#${id}${index}`}
              aria-current={index === shown}
              className="overflow-hidden rounded-lg border-2"
              onClick={(event) => show(event, index)}
            >
              <Picture
                picture={one}
                alt={`Picture ${index + 1}`}
                sizes="(min-width: 48rem) 5.5rem, 4rem"
                className="aspect-4/3"
              />
            </a>
          ))}
        </div>
      ) : null}
    </div>
  );
}
