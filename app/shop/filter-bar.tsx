import { useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { button } from "#app/ui/button.ts";
import { cn } from "#app/ui/cn.ts";
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
import { useHydrated } from "./use-hydrated.ts";

interface FilterBarProps {
  path: string;
  cards: readonly CardFacts[];
  filter: URLSearchParams;
  found: number;
  onSearchFocus: () => void;
}

const field =
  "min-h-11 w-full rounded-lg border border-ink-soft/60 bg-surface px-3 text-base text-ink placeholder:text-ink-soft";

/**
 * Search, order and facets of a list: a plain form that works without scripts, and filters at once
 * with them. A drawer of its own on phones, a row of menus on larger screens.
 */
export function FilterBar({ path, cards, filter, found, onSearchFocus }: FilterBarProps) {
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
          className="flex flex-wrap gap-2"
        >
          <label className="relative min-w-36 flex-1 lg:max-w-56">
            <span className="sr-only">Search this list</span>
            <Icon
              name="search"
              className="pointer-events-none absolute top-3 left-3 size-5 text-ink-soft"
            />
            <input
              type="search"
              onFocus={onSearchFocus}
              name="q"
              placeholder="Search this list"
              className={cn(field, "pl-10")}
            />
          </label>
          <details className="max-lg:open:basis-full lg:flex-1 lg:[&::details-content]:[content-visibility:visible]">
            <summary
              className={button(
                "outline",
                "md",
                "list-none px-4! lg:supports-[selector(::details-content)]:hidden",
              )}
            >
              Filter &amp; sort
              {choices.length > 0 ? ` (${choices.length})` : null}
            </summary>
            <div className="mt-2 grid rounded-card border border-line bg-surface px-4 pb-2 lg:mt-0 lg:flex lg:flex-wrap lg:gap-2 lg:border-0 lg:bg-transparent lg:p-0">
              <Menu label="Price" chosen={choices.filter(isPrice).length}>
                <div className="grid grid-cols-2 gap-2 p-1">
                  <PriceField name="min" label="From $" />
                  <PriceField name="max" label="Up to $" />
                </div>
              </Menu>
              {facetsOf(cards).map((facet) => (
                <FacetMenu
                  key={facet.name}
                  facet={facet}
                  chosen={filter.getAll(facet.name).length}
                />
              ))}
              <label className="order-first my-4 flex items-center gap-3 lg:order-none lg:my-0 lg:ml-auto">
                <span className="shrink-0 font-semibold lg:sr-only">Sort by</span>
                <select name="sort" className={cn(field, "lg:w-44")}>
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
          Showing {found} of {cards.length}
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
            {choiceLabel(choice)}
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
    <label className="text-sm font-semibold">
      {label}
      <input
        type="number"
        name={name}
        min="0"
        step="1"
        inputMode="numeric"
        className={cn(field, "mt-1")}
      />
    </label>
  );
}

/** Its choices come with the scripts, without which a static page cannot filter by them. */
function FacetMenu({ facet: { name, options }, chosen }: { facet: Facet; chosen: number }) {
  const hydrated = useHydrated();
  return (
    <Menu label={facetLabels[name]} chosen={chosen}>
      {hydrated
        ? options.map(({ value, count }) => (
            <label
              key={value}
              className="flex min-h-11 items-center gap-3 rounded-md px-2 hover:bg-sunken lg:min-h-9"
            >
              <input
                type="checkbox"
                name={name}
                value={value}
                className="size-5 accent-spruce-fill"
              />
              {valueLabel(name, value)}
              <span className="ml-auto text-sm text-ink-soft">{count}</span>
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
    <details name="facet" className="relative border-b border-line lg:border-0">
      <summary
        className={cn(
          "flex min-h-12 list-none items-center justify-between gap-2 font-semibold lg:min-h-11 lg:rounded-lg lg:border lg:px-2.5",
          chosen > 0
            ? "text-spruce lg:border-spruce lg:bg-spruce-wash"
            : "lg:border-ink-soft/60 lg:bg-surface",
        )}
      >
        {label}
        {chosen > 0 ? (
          <span className="grid h-5 min-w-5 place-items-center rounded-full bg-spruce-fill px-1 text-xs text-white">
            {chosen}
          </span>
        ) : (
          <Icon name="down" className="size-4" />
        )}
      </summary>
      <div className="pb-3 lg:absolute lg:top-full lg:left-0 lg:z-20 lg:mt-1 lg:max-h-96 lg:w-64 lg:overflow-y-auto lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-2 lg:shadow-lift">
        {children}
      </div>
    </details>
  );
}

/** Keeps the form and the address the same, whichever of them changed. */
function useFilterForm(filter: URLSearchParams) {
  const ref = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const query = filter.toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the page was alive.
  useEffect(() => {
    if (!window.location.search && formQuery(ref.current!)) apply();
    return closeMenusOnLeave(ref.current!);
  }, []);

  useEffect(() => {
    const wanted = new URLSearchParams(query);
    for (const control of ref.current!.elements) {
      if (control === document.activeElement) continue;
      if (control instanceof HTMLInputElement && control.type === "checkbox")
        control.checked = wanted.getAll(control.name).includes(control.value);
      else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
        control.value = wanted.get(control.name) ?? "";
    }
  }, [query]);

  function apply() {
    navigate({ search: formQuery(ref.current!) }, { replace: true, preventScrollReset: true });
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
export function choiceLabel([name, value]: Choice) {
  if (name === "q") return `“${value}”`;
  if (name === "min") return `From $${value}`;
  if (name === "max") return `Up to $${value}`;
  return valueLabel(name as FacetName, value);
}

function valueLabel(name: FacetName, value: string) {
  return name === "at" ? showroomLabel(value as "east" | "west") : capitalize(value);
}
