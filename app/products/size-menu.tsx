import { Suspense } from "react";
import { lazy } from "#app/start/lazy.ts";
import { sizeNames } from "./filter.ts";
import { Menu } from "./filter-bar.tsx";

const SizeFields = lazy(() => import("./size-fields.tsx"));

interface SizeMenuProps {
  filter: URLSearchParams;
  /** One of the filter's menus has been opened. */
  isTouched: boolean;
}

/** Width, door and room as filters of a list; what asks for them is loaded when a menu is opened. */
export function SizeMenu({ filter, isTouched }: SizeMenuProps) {
  const asked = [...filter].filter(([name]) => (sizeNames as readonly string[]).includes(name));
  const kept = asked.map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  return (
    <Menu label="Will it fit" chosen={asked.length}>
      {isTouched ? (
        <Suspense fallback={kept}>
          <SizeFields filter={filter} />
        </Suspense>
      ) : (
        kept
      )}
    </Menu>
  );
}
