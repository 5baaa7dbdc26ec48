import { useEffect, useState } from "react";
import { shownPicture } from "./read-picture.ts";

/** The data address of a small copy of an original, once this device has it. */
export function useShownPicture(original: string | undefined): string | undefined {
  const [shown, setShown] = useState<{ original: string; url: string | undefined }>();
  useEffect(() => {
    if (!original) return;
    let isOver = false;
    void shownPicture(original).then((found) => isOver || setShown({ original, url: found?.url }));
    return () => {
      isOver = true;
    };
  }, [original]);
  return shown?.original === original ? shown?.url : undefined;
}
