import { Popover } from "@base-ui/react/popover";
import { memo, useState } from "react";
import { button } from "#app/ui/button.ts";
import { field, iconButton, toolButton } from "../../controls.ts";
import { AdminIcon } from "../../icons.tsx";
import { usePersistedState } from "../../use-persisted-state.ts";

interface SavedView {
  name: string;
  /** Filters, search, order and kind of view, as in the address. */
  query: string;
}

const builtInViews: SavedView[] = [
  { name: "Everything, newest first", query: "" },
  { name: "Waiting longest", query: "only=waiting&sort=created_at" },
];

/** The views as they were found on the device, without what is none. */
export function parseViews(found: unknown): SavedView[] {
  if (!Array.isArray(found)) return [];
  return found
    .filter((view) => typeof view?.name === "string" && typeof view.query === "string")
    .map(({ name, query }) => ({ name, query }));
}

interface SavedViewsProps {
  /** The filters as they are, as a view keeps them. */
  current: string;
  onApply: (query: string) => void;
}

/** Filters by name: two that everybody has, and those that this person keeps on this device. */
export const SavedViews = memo(function SavedViews({ current, onApply }: SavedViewsProps) {
  const [views, keep] = usePersistedState("views", parseViews);
  const [name, setName] = useState("");
  const [isOpen, setOpen] = useState(false);
  const known = [...builtInViews, ...views].find((view) => view.query === current);

  function save() {
    const given = name.trim();
    if (!given) return;
    keep([...views.filter((view) => view.name !== given), { name: given, query: current }]);
    setName("");
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className={toolButton()}>
        <AdminIcon name="bookmark" />
        <span className="max-w-36 truncate">{known?.query ? known.name : "Views"}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={4} className="z-60">
          <Popover.Popup className="w-80 max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-surface p-3 text-ink shadow-lift outline-none">
            <Popover.Title className="font-sans text-base font-bold">Views</Popover.Title>
            <ul className="mt-1">
              {[...builtInViews, ...views].map((view) => (
                <li key={view.name} className="flex items-center">
                  <button
                    type="button"
                    aria-current={view.query === current ? "true" : undefined}
                    className="min-h-11 flex-1 rounded-md px-2 text-left text-sm [overflow-wrap:anywhere] hover:bg-sunken aria-[current]:font-bold aria-[current]:text-spruce fine:min-h-9"
                    onClick={() => {
                      onApply(view.query);
                      setOpen(false);
                    }}
                  >
                    {view.name}
                  </button>
                  {views.includes(view) ? (
                    <button
                      type="button"
                      className={iconButton()}
                      aria-label={`Delete view ${view.name}`}
                      onClick={() => keep(views.filter((other) => other !== view))}
                    >
                      <AdminIcon name="trash" />
                    </button>
                  ) : null}
                </li>
              ))}
            </ul>
            <form
              className="mt-2 flex items-end gap-2 border-t border-line pt-3"
              onSubmit={(event) => {
                event.preventDefault();
                save();
              }}
            >
              <label className="flex-1 text-sm">
                <span className="font-semibold">Save these filters as</span>
                <input
                  value={name}
                  maxLength={40}
                  onChange={(event) => setName(event.target.value)}
                  className={field("mt-1")}
                />
              </label>
              <button type="submit" disabled={!name.trim()} className={button("primary", "sm")}>
                Save view
              </button>
            </form>
            <p className="mt-2 text-xs text-ink-soft">
              Saved on this device, just for you. To share a view, send its link.
            </p>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
});
