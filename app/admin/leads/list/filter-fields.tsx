import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useShop } from "#app/site/use-shop.ts";
import { field } from "../../controls.ts";
import { Choice } from "../../kit/choice.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { productsQuery } from "../../records/records.queries.ts";
import { useLeadsContext } from "../shared/leads-context.ts";
import type { Choosable, Filter } from "./filter.ts";
import { lenderNamesQuery } from "./filter-facts.queries.ts";
import { type FilterName, filters, mainFilters, moreFilters } from "./filters.ts";
import { type ListState, leadAddress, noMoreFilters } from "./list-state.ts";

interface FilterFieldsProps {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
}

/** What the list is filtered by; behind one button what staff ask for less often. */
export function FilterFields(props: FilterFieldsProps) {
  const id = useId();
  const set = leadAddress.count(props.state, moreFilters);
  const [isOpen, setOpen] = useState(set > 0);
  const { lenders: onSite, showrooms } = useShop();
  const { staff = [] } = useLeadsContext();
  const { data: lenders = onSite } = useQuery(lenderNamesQuery);
  const { data: products = [] } = useQuery({ ...productsQuery, enabled: isOpen });
  const from = { lenders, showrooms, staff, products };
  const show = (name: FilterName) => <FilterField key={name} {...{ name, from }} {...props} />;
  return (
    <>
      {mainFilters.map(show)}
      <ToolButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        More<span className="sr-only"> filters</span>
        {set > 0 ? ` (${set})` : ""}
      </ToolButton>
      {isOpen ? (
        // biome-ignore lint/a11y/useSemanticElements: a legend would stand above the row.
        <div
          id={id}
          role="group"
          aria-label="More filters"
          className="flex w-full flex-wrap items-end gap-2 text-sm sm:order-last"
        >
          {moreFilters.map(show)}
          {set > 0 ? (
            <ToolButton onClick={() => props.onChange(noMoreFilters)}>Clear these</ToolButton>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

interface FilterFieldProps extends FilterFieldsProps {
  name: FilterName;
  from: Choosable;
}

function FilterField({ name, from, state, onChange }: FilterFieldProps) {
  const { label = "", options } = filters[name] as Filter<ListState[FilterName]>;
  const value = state[name];
  const set = (value: string | boolean) => onChange({ [name]: value });
  if (typeof value === "boolean") {
    return (
      <ToolButton aria-pressed={value} onClick={() => set(!value)}>
        {label}
      </ToolButton>
    );
  }
  if (options) {
    const offered = options(from, value);
    return <Choice label={label} value={String(value)} options={offered} onChange={set} />;
  }
  return (
    <label className="max-sm:basis-[calc(50%-0.25rem)] max-sm:grow">
      <span className="block font-semibold">{label}</span>
      <input
        type="date"
        value={value}
        min={(name === "to" && state.from) || undefined}
        max={(name === "from" && state.to) || undefined}
        onChange={({ target }) => set(target.value)}
        className={field("sm:w-auto")}
      />
    </label>
  );
}
