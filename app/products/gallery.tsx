import type { ProductPicture } from "#app/catalog/product-pictures.ts";
import { Picture } from "#app/ui/picture.tsx";

interface GalleryProps {
  picture: ProductPicture;
  /** A closer view of the same thing. */
  detail?: ProductPicture;
  priority?: boolean;
  /** What lies on the first picture: badge, heart. */
  children: React.ReactNode;
}

/** A product's pictures: beside each other on a phone, where the second peeks in, below each other where there is room. */
export function Gallery({ picture, detail, priority, children }: GalleryProps) {
  if (!detail) {
    return (
      <div className="relative self-start overflow-hidden rounded-card">
        <View picture={picture} priority={priority} />
        {children}
      </div>
    );
  }
  return (
    <ul
      aria-label="Pictures"
      className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-2 self-start overflow-x-auto px-4 md:mx-0 md:grid md:gap-4 md:overflow-visible md:px-0"
    >
      {[picture, detail].map((one, index) => (
        <li
          key={one.src}
          className="relative w-[88%] shrink-0 snap-start overflow-hidden rounded-card md:w-auto"
        >
          <View picture={one} priority={priority && index === 0} />
          {index === 0 ? children : null}
        </li>
      ))}
    </ul>
  );
}

function View({ picture, priority }: Pick<GalleryProps, "picture" | "priority">) {
  return (
    <Picture
      picture={picture}
      alt={picture.alt}
      sizes="(min-width: 80rem) 40rem, (min-width: 48rem) 55vw, 100vw"
      priority={priority}
      className="aspect-4/3 w-full"
    />
  );
}
