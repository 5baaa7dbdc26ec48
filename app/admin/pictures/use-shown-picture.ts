import { useEffect, useState } from "react";
import { type ShownPicture, shownPicture } from "./read-picture.ts";

export function useShownPicture(original: string | undefined): ShownPicture | undefined {
  const [shown, setShown] = useState<{ original: string; found: ShownPicture | undefined }>();
  useEffect(() => {
    if (!original) return;
    let isOver = false;
    void shownPicture(original).then((found) => isOver || setShown({ original, found }));
    return () => {
      isOver = true;
    };
  }, [original]);
  return shown?.original === original ? shown?.found : undefined;
}
