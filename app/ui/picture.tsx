import type { PictureData } from "#shop/pictures.ts";
import { cn } from "./cn.ts";

interface PictureProps {
  picture: PictureData;
  alt: string;
  /** The width it is shown at, as the `sizes` attribute: "(min-width: 64rem) 33vw, 50vw". */
  sizes: string;
  /** The page's largest paint: loaded first, never lazily. */
  priority?: boolean;
  /** Classes of the picture's box: its shape, corners and place. The image fills it. */
  className?: string;
}

/** A picture of ours in AVIF, or one WebP where a browser has no AVIF; its main color stands in until it arrives. */
export function Picture({ picture, alt, sizes, priority, className }: PictureProps) {
  const { src, width, height, widths, color } = picture;
  const srcSet = widths.map((each) => `${src}-${each}.avif ${each}w`).join(", ");
  return (
    <picture className={cn("block overflow-hidden", className)} style={{ backgroundColor: color }}>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        width={width}
        height={height}
        alt={alt}
        // Before the address, or older versions of Firefox load it at once (bugzilla 1647077).
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        src={`${src}-800.webp`}
      />
    </picture>
  );
}

interface ListPictureProps {
  /** Its address without width and format. */
  src: string;
  alt: string;
  /** The width it is shown at, as the `sizes` attribute. */
  sizes: string;
  /** Among the first of the list: loaded at once. */
  priority?: boolean;
  /** Classes of the picture's box. */
  className?: string;
}

/** A picture with two widths only: a third of <Picture>'s markup, fifty times on a page. */
export function ListPicture(props: ListPictureProps) {
  const { src, alt, sizes, priority, className } = props;
  return (
    <picture className={className}>
      <source
        type="image/avif"
        srcSet={`${src}-400.avif 400w, ${src}-800.avif 800w`}
        sizes={sizes}
      />
      <img
        alt={alt}
        width={800}
        height={600}
        // Before the address, or older versions of Firefox load it at once (bugzilla 1647077).
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        src={`${src}-800.webp`}
      />
    </picture>
  );
}
