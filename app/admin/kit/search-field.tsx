import { Icon } from "#app/ui/icon.tsx";
import { field } from "../controls.ts";

export interface SearchFieldProps {
  /** What it searches, and by what: "Search leads by name or phone". */
  label: string;
  placeholder: string;
  value: string;
  onType: (text: string) => void;
  /** Enter leads to what was found. */
  onEnter?: () => void;
}

export const searchFieldId = "search";

/** Where a list is searched, letter by letter. Escape leaves it. */
export function SearchField({ label, placeholder, value, onType, onEnter }: SearchFieldProps) {
  return (
    <div className="relative min-w-0 grow basis-40">
      <label htmlFor={searchFieldId} className="sr-only">
        {label}
      </label>
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-ink-soft"
      />
      <input
        id={searchFieldId}
        type="search"
        value={value}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur();
          if (event.key !== "Enter" || !onEnter) return;
          // What takes the focus isn't pressed by the same key.
          event.preventDefault();
          onEnter();
        }}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        className={field("pl-8")}
      />
    </div>
  );
}
