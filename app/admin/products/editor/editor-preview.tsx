import { lazy, Suspense, useDeferredValue, useMemo, useState } from "react";
import { parsePictures } from "../../pictures/picture.ts";
import type { ProductFields, ProductRow } from "./product-fields.ts";
import { firstScreen, ScreenChoice } from "./screen-choice.tsx";

const Preview = lazy(() => import("./preview.tsx"));

export function EditorPreview({ fields, row }: { fields: ProductFields; row: ProductRow }) {
  // Typing comes first.
  const shown = useDeferredValue(fields);
  const pictures = useMemo(() => parsePictures(shown.pictures), [shown.pictures]);
  const [screen, setScreen] = useState(firstScreen);
  return (
    <section
      aria-labelledby="preview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard, too.
      tabIndex={0}
      className="grid gap-2 lg:sticky lg:top-16 lg:max-h-[calc(100vh-5rem)] lg:overflow-y-auto"
    >
      <ScreenChoice title="What shoppers will see" screen={screen} onChoose={setScreen} />
      {pictures.length === 0 ? (
        <p className="text-sm text-ink-soft">
          You haven’t added a picture yet. The site shows a studio picture or something similar.
        </p>
      ) : null}
      <Suspense>
        <Preview id={row.id} slug={row.slug} fields={shown} pictures={pictures} screen={screen} />
      </Suspense>
    </section>
  );
}
