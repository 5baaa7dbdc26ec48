import { lazy, Suspense, useDeferredValue, useMemo, useState } from "react";
import { toolButton } from "../../controls.ts";
import { parsePictures } from "../../pictures/picture.ts";
import type { ProductFields, ProductRow } from "./product-fields.ts";

const Preview = lazy(() => import("./preview.tsx"));

const screens = [
  ["Phone", 390],
  ["Desktop", 1120],
] as const;

interface EditorPreviewProps {
  fields: ProductFields;
  row: ProductRow;
}

/** The shop's own card and page, of what is typed. */
export function EditorPreview({ fields, row }: EditorPreviewProps) {
  // Typing comes first.
  const shown = useDeferredValue(fields);
  const pictures = useMemo(() => parsePictures(shown.pictures), [shown.pictures]);
  const [screen, setScreen] = useState<number>(screens[0][1]);
  return (
    <section
      aria-labelledby="preview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard, too.
      tabIndex={0}
      className="grid gap-2 lg:sticky lg:top-16 lg:max-h-[calc(100vh-5rem)] lg:overflow-y-auto"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="preview" className="text-xl">
          What shoppers will see
        </h2>
        <fieldset className="flex gap-2">
          <legend className="sr-only">Screen size</legend>
          {screens.map(([name, width]) => (
            <button
              key={name}
              type="button"
              className={toolButton()}
              aria-pressed={screen === width}
              onClick={() => setScreen(width)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      </div>
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
