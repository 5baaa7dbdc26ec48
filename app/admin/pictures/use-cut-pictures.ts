import { useEffect, useState } from "react";
import type { ProductImage } from "./picture.ts";
import { cutPicture } from "./read-picture.ts";

const keyOf = ({ original, turn, zoom, focus_x, focus_y, light }: ProductImage) =>
  [original, turn, zoom, focus_x, focus_y, light].join(" ");

/** The pictures as the shop will show them, by id; one that is being read is not among them yet. */
export function useCutPictures(pictures: readonly ProductImage[]): ReadonlyMap<string, string> {
  const [cut, setCut] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isOver = false;
    for (const picture of pictures) {
      const key = keyOf(picture);
      if (cut.has(key)) continue;
      void cutPicture(picture.original, picture).then((url) => {
        if (url && !isOver) setCut((before) => new Map(before).set(key, url));
      });
    }
    return () => {
      isOver = true;
    };
  }, [pictures, cut]);
  return new Map(
    pictures.flatMap((picture) => {
      const url = cut.get(keyOf(picture));
      return url ? [[picture.id, url]] : [];
    }),
  );
}
