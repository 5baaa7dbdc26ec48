import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { afterPaint } from "#app/lib/after-paint.ts";
import { useHydratedSoon } from "#app/lib/use-hydrated.ts";
import { useShop } from "#app/site/use-shop.ts";
import { usePart } from "#app/start/lazy.ts";
import { button } from "#app/ui/button.ts";
import type { CardFacts } from "./card-facts.ts";
import { valueLabel } from "./facet-labels.ts";
import { type Choice, choicesOf, type Facet, facetLabels, facetsOf, sortLabels } from "./filter.ts";

const loadChoices = () => import("./choices.tsx");

interface FilterBarProps {
  path: string;
  cards: readonly CardFacts[];
  filter: URLSearchParams;
  found: number;
  /** How many the list has; not all of their cards need be here. */
  total: number;
  /** Where a list has a search field of its own. */
  onSearchFocus?: () => void;
  /** Parts of the filter that it keeps and does not ask for. */
  hidden?: readonly string[];
  /** Where the list knows its products' sizes. */
  sizeMenu?: (isTouched: boolean) => React.ReactNode;
  /** What else can be done with the list, beside how many it shows. */
  children?: React.ReactNode;
}

/**
 * Search, order and facets of a list: a plain form that works without scripts, and filters at once
 * with them. A sheet from below on phones, a row of menus on larger screens.
 */
export function FilterBar({
  path,
  cards,
  filter,
  found,
  total,
  onSearchFocus,
  hidden = [],
  sizeMenu,
  children,
}: FilterBarProps) {
  const form = useFilterForm(filter);
  const choices = choicesOf(filter);
  const shown = usePart(loadChoices, choices.length > 0 || form.isTouched);
  const facets = facetsOf(cards);
  const menus = [facets.slice(0, 1), facets.slice(1, 2), facets.slice(2)];
  return (
    <>
      <search aria-label="This list" className="filter-bar">
        <p role="status">{`Showing ${found} of ${total}`}</p>
        {children}
        <form
          ref={form.ref}
          method="get"
          action={path}
          autoComplete="off"
          onChange={form.apply}
          onSubmit={form.submit}
          className="filters"
        >
          {hidden.map((name) => (
            <input key={name} type="hidden" name={name} />
          ))}
          <details className="drawer" onToggle={form.keepPlace}>
            <summary className={button("outline", "md", "max-lg:px-2")}>
              Filter &amp; sort
              {choices.length > 0 ? ` (${choices.length})` : null}
            </summary>
            <div className="facets">
              {onSearchFocus ? (
                <input
                  type="search"
                  name="q"
                  aria-label="Search this list"
                  placeholder="Search this list"
                  onFocus={onSearchFocus}
                  className="field find"
                />
              ) : null}
              <Menu label="Price" chosen={choices.filter(isPrice).length}>
                <PriceField name="min" label="From $" />
                <PriceField name="max" label="Up to $" />
                {shown ? <shown.PriceRanges cards={cards} filter={filter} /> : null}
              </Menu>
              {sizeMenu?.(form.isTouched)}
              {menus.map((facets) =>
                facets[0] ? (
                  <FacetMenu key={facets[0].name} facets={facets} filter={filter} />
                ) : null,
              )}
              <label className="sort">
                <span>Sort by</span>
                <select name="sort" className="field">
                  {Object.entries(sortLabels).map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
              <button type="submit" className={button("primary", "lg", "show")}>
                {`Show ${found}`}
              </button>
            </div>
          </details>
        </form>
      </search>
      {choices.length === 0 ? null : shown ? (
        <shown.default path={path} filter={filter} />
      ) : (
        <div className="my-2 h-11" />
      )}
    </>
  );
}

function PriceField({ name, label }: { name: string; label: string }) {
  return (
    <label>
      {label}
      <input type="number" name={name} min="0" step="1" inputMode="numeric" className="field" />
    </label>
  );
}

interface FacetMenuProps {
  /** One, or all that share a menu. */
  facets: readonly Facet[];
  filter: URLSearchParams;
}

/** Its choices come with the scripts, without which a static page cannot filter by them. */
function FacetMenu({ facets, filter }: FacetMenuProps) {
  const hydrated = useHydratedSoon();
  const { showrooms } = useShop();
  const isShared = facets.length > 1;
  return (
    <Menu
      label={isShared ? "More" : facetLabels[facets[0]!.name]}
      chosen={facets.flatMap(({ name }) => filter.getAll(name)).length}
      className={isShared ? "shared" : undefined}
    >
      {hydrated
        ? facets.map(({ name, options }) => (
            <fieldset key={name} aria-label={facetLabels[name]}>
              {isShared ? <strong>{facetLabels[name]}</strong> : null}
              {options.map(({ value, count }) => (
                <label key={value}>
                  <input
                    type="checkbox"
                    name={name}
                    value={value}
                    defaultChecked={filter.getAll(name).includes(value)}
                  />
                  {valueLabel(name, value, showrooms)}
                  <small>{count}</small>
                </label>
              ))}
            </fieldset>
          ))
        : null}
    </Menu>
  );
}

interface MenuProps extends React.ComponentProps<"details"> {
  label: string;
  /** How many of its choices are on. */
  chosen: number;
}

/** One of the filter's menus. */
export function Menu({ label, chosen, children, ...props }: MenuProps) {
  return (
    <details name="facet" {...props}>
      <summary>
        {label}
        {chosen > 0 ? <b>{chosen}</b> : null}
      </summary>
      <div className="menu">{children}</div>
    </details>
  );
}

/** Keeps the form and the address the same, whichever of them changed. */
function useFilterForm(filter: URLSearchParams) {
  const ref = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const query = filter.toString();
  const [isTouched, setTouched] = useState(false);

  useEffect(() => {
    // A menu may have been opened before anything listened.
    if (ref.current!.querySelector(".facets [open]")) setTouched(true);
    // "29.5" inches are a size, though no browser's step: what makes no sense is left out of the filter.
    ref.current!.noValidate = true;
    return closeMenusOnLeave(ref.current!);
  }, []);

  const shown = useRef("");
  useEffect(() => {
    // What was typed before the page was alive stays: it is about to be told.
    if (shown.current === query) return;
    shown.current = query;
    const wanted = new URLSearchParams(query);
    for (const control of ref.current!.elements) {
      // A field without a name asks for what is no part of the address.
      if (control === document.activeElement || !("name" in control && control.name)) continue;
      if (control instanceof HTMLInputElement && control.type === "checkbox")
        control.checked = wanted.getAll(control.name).includes(control.value);
      else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
        control.value = wanted.get(control.name) ?? "";
    }
  }, [query]);

  const isDue = useRef(false);
  function apply() {
    if (isDue.current) return;
    isDue.current = true;
    afterPaint(() => {
      isDue.current = false;
      if (!ref.current) return;
      navigate({ search: formQuery(ref.current) }, { replace: true, preventScrollReset: true });
    });
  }

  function submit(event: React.FormEvent) {
    event.preventDefault();
    apply();
    ref.current!.querySelector<HTMLDetailsElement>(".drawer")!.open = false;
  }

  const openedWith = useRef(query);
  /** What was looked at stays where it was; of another list one sees the beginning. */
  function keepPlace({ target, currentTarget }: React.ToggleEvent<HTMLDetailsElement>) {
    // React lets the menus' events bubble. Beside a menu of a large screen nothing moves, or the press that
    // closes one would be lost; in the sheet what was opened is not left under its button.
    const isInSheet = !matchMedia("(min-width: 64rem)").matches;
    if (target !== currentTarget) {
      setTouched(true);
      const { dataset } = target as HTMLElement;
      const isFirst = dataset.first;
      dataset.first = "";
      if (isInSheet && !isFirst) (target as HTMLElement).scrollIntoView({ block: "nearest" });
      return;
    }
    if (currentTarget.open) {
      openedWith.current = query;
      if (isInSheet) openFirst(currentTarget);
    } else if (openedWith.current !== query)
      ref.current!.closest("search")!.parentElement!.scrollIntoView();
  }

  return { ref, isTouched, apply, submit, keepPlace };
}

/** In the sheet several may be open, and the first are from the start. */
function openFirst(sheet: HTMLDetailsElement) {
  for (const [at, menu] of sheet.querySelectorAll("details").entries()) {
    if (menu.name !== "facet") return;
    menu.name += at;
    if (at > 1) continue;
    menu.dataset.first = "1";
    menu.open = true;
  }
}

function formQuery(form: HTMLFormElement) {
  const filled = [...new FormData(form)].filter(([, value]) => value !== "");
  return new URLSearchParams(filled as [string, string][]).toString();
}

/** A menu over the page closes when one clicks elsewhere or presses Escape; the sheet has its backdrop. */
function closeMenusOnLeave(form: HTMLFormElement) {
  const onLeave = (event: Event) => {
    const menu = form.querySelector<HTMLDetailsElement>("details[open]");
    if (!menu) return;
    if (event instanceof KeyboardEvent) {
      if (event.key !== "Escape") return;
      menu.querySelector("summary")?.focus();
    } else if (menu.contains(event.target as Node) || !matchMedia("(min-width: 64rem)").matches) {
      return;
    }
    menu.open = false;
  };
  document.addEventListener("pointerdown", onLeave);
  document.addEventListener("keydown", onLeave);
  return () => {
    document.removeEventListener("pointerdown", onLeave);
    document.removeEventListener("keydown", onLeave);
  };
}

function isPrice([name]: Choice) {
  return name === "min" || name === "max";
}
