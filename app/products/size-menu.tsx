import { Suspense, useEffect, useRef, useState } from "react";
import { lazy } from "#app/start/lazy.ts";
import { sizeNames } from "./filter.ts";
import { Menu } from "./filter-bar.tsx";

const SizeFields = lazy(() => import("./size-fields.tsx"));

/** Width, door and room as filters of a list; what asks for them is loaded when the menu is opened. */
export function SizeMenu({ filter }: { filter: URLSearchParams }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  // It may have been opened before anything listened.
  useEffect(() => setIsOpened(menu.current!.open), []);
  const asked = [...filter].filter(([name]) => (sizeNames as readonly string[]).includes(name));
  const kept = asked.map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  return (
    <Menu ref={menu} label="Will it fit" chosen={asked.length} onToggle={() => setIsOpened(true)}>
      {isOpened ? (
        <Suspense fallback={kept}>
          <SizeFields filter={filter} />
        </Suspense>
      ) : (
        kept
      )}
    </Menu>
  );
}
