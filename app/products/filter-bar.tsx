import { useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import type { ShopFacts } from "#app/catalog/shop-facts.ts";
import { useShop } from "#app/catalog/use-shop.ts";
import { afterPaint } from "#app/lib/after-paint.ts";
import { useHydratedSoon } from "#app/lib/use-hydrated.ts";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CardFacts } from "./card-facts.ts";
import {
  type Choice,
  choicesOf,
  type Facet,
  type FacetName,
  facetLabels,
  facetsOf,
  sortLabels,
  without,
} from "./filter.ts";
import { capitalize, showroomLabel } from "./labels.ts";

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
}

/**
 * Search, order and facets of a list: a plain form that works without scripts, and filters at once
 * with them. A drawer of its own on phones, a row of menus on larger screens.
 */
export function FilterBar({
  path,
  cards,
  filter,
  found,
  total,
  onSearchFocus,
  hidden = [],
}: FilterBarProps) {
  const { showrooms } = useShop();
  const form = useFilterForm(filter);
  const choices = choicesOf(filter);
  return (
    <>
      <search aria-label="This list">
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
          {onSearchFocus ? (
            <label className="find">
              <span className="sr-only">Search this list</span>
              <Icon name="search" />
              <input
                type="search"
                name="q"
                placeholder="Search this list"
                onFocus={onSearchFocus}
                className="field"
              />
            </label>
          ) : null}
          <details className="drawer">
            <summary className={button("outline")}>
              Filter &amp; sort
              {choices.length > 0 ? ` (${choices.length})` : null}
            </summary>
            <div className="facets">
              <Menu label="Price" chosen={choices.filter(isPrice).length}>
                <PriceField name="min" label="From $" />
                <PriceField name="max" label="Up to $" />
              </Menu>
              {facetsOf(cards).map((facet) => (
                <FacetMenu key={facet.name} facet={facet} chosen={filter.getAll(facet.name)} />
              ))}
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
            </div>
          </details>
        </form>
      </search>
      <div className="mt-3 flex min-h-9 flex-wrap items-center gap-2">
        <p role="status" className="mr-2 text-ink-soft">
          Showing {found} of {total}
        </p>
        {choices.map((choice) => (
          <Link
            key={choice.join()}
            to={`?${without(filter, choice)}`}
            replace
            preventScrollReset
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-spruce-wash py-1 pr-2 pl-3.5 text-sm font-semibold text-spruce no-underline hover:underline"
          >
            <span className="sr-only">Remove the filter </span>
            {choiceLabel(choice, showrooms)}
            <Icon name="close" className="size-4" />
          </Link>
        ))}
        {choices.length > 0 ? (
          <Link to={path} replace preventScrollReset className={button("quiet", "sm")}>
            Clear all
          </Link>
        ) : null}
      </div>
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

/** Its choices come with the scripts, without which a static page cannot filter by them. */
function FacetMenu({ facet: { name, options }, chosen }: { facet: Facet; chosen: string[] }) {
  const hydrated = useHydratedSoon();
  const { showrooms } = useShop();
  return (
    <Menu label={facetLabels[name]} chosen={chosen.length}>
      {hydrated
        ? options.map(({ value, count }) => (
            <label key={value}>
              <input
                type="checkbox"
                name={name}
                value={value}
                defaultChecked={chosen.includes(value)}
              />
              {valueLabel(name, value, showrooms)}
              <small>{count}</small>
            </label>
          ))
        : null}
    </Menu>
  );
}

interface MenuProps {
  label: string;
  /** How many of its choices are on. */
  chosen: number;
  children: React.ReactNode;
}

function Menu({ label, chosen, children }: MenuProps) {
  return (
    <details name="facet">
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

  useEffect(() => closeMenusOnLeave(ref.current!), []);

  const shown = useRef("");
  useEffect(() => {
    // What was typed before the page was alive stays: it is about to be told.
    if (shown.current === query) return;
    shown.current = query;
    const wanted = new URLSearchParams(query);
    for (const control of ref.current!.elements) {
      if (control === document.activeElement) continue;
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
  }

  return { ref, apply, submit };
}

function formQuery(form: HTMLFormElement) {
  const filled = [...new FormData(form)].filter(([, value]) => value !== "");
  return new URLSearchParams(filled as [string, string][]).toString();
}

/** A menu over the page closes when one clicks elsewhere or presses Escape. */
function closeMenusOnLeave(form: HTMLFormElement) {
  const onLeave = (event: Event) => {
    const menu = form.querySelector<HTMLDetailsElement>("details[name][open]");
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

/** A choice in words: “oak”, Up to $900, Bed. */
export function choiceLabel([name, value]: Choice, showrooms: Showrooms) {
  if (name === "q") return `“${value}”`;
  if (name === "min") return `From $${value}`;
  if (name === "max") return `Up to $${value}`;
  if (name === "door") return `Fits a ${value}-inch door`;
  if (name === "width") return `Up to ${value} in. wide`;
  return valueLabel(name as FacetName, value, showrooms);
}

type Showrooms = ShopFacts["showrooms"];

function valueLabel(name: FacetName, value: string, showrooms: Showrooms) {
  const showroom = name === "at" ? showrooms.find(({ id }) => id === value) : undefined;
  return showroom ? showroomLabel(showroom) : capitalize(value);
}
