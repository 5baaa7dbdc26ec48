import { useQuery } from "@tanstack/react-query";
import { memo, useId, useState } from "react";
import { field } from "#app/admin/controls.ts";
import { Choice } from "#app/admin/kit/choice.tsx";
import { contactSpans } from "#app/admin/leads/shared/contact-spans.ts";
import { productWords } from "#app/admin/leads/shared/lead.ts";
import { useLeadsContext } from "#app/admin/leads/shared/leads-context.ts";
import { textFilterLabels, textFilters } from "#app/admin/leads/sms/text-filter.ts";
import { productsQuery } from "#app/admin/records/records.queries.ts";
import { useShop } from "#app/site/use-shop.ts";
import { ToolButton } from "../../kit/tool-button.tsx";
import { type ListState, leadAddress, moreFilters, noMoreFilters } from "./list-state.ts";
import { contactLabels, followUpFilters, followUpLabels } from "./more-filter.ts";

interface MoreFiltersProps {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
}

const switches = [
  ["repeated", "Asked more than once"],
  ["inTime", "Called within a business hour"],
  ["sold", "Sold"],
] as const;

/** Date, showroom, person, first contact, text, follow-up, product and repeated requests, behind one button. */
export const MoreFilters = memo(function MoreFilters({ state, onChange }: MoreFiltersProps) {
  const id = useId();
  const set = leadAddress.count(state, moreFilters);
  const [isOpen, setOpen] = useState(set > 0);
  const { staff = [] } = useLeadsContext();
  const { showrooms } = useShop();
  return (
    <>
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
          className="order-last flex w-full flex-wrap items-end gap-2 text-sm"
        >
          <Day
            label="From"
            value={state.from}
            max={state.to}
            onChange={(from) => onChange({ from })}
          />
          <Day label="To" value={state.to} min={state.from} onChange={(to) => onChange({ to })} />
          <Choice
            label="Showroom"
            value={state.showroom}
            options={[
              ["all", "Any showroom"],
              ...showrooms.map(({ id, name }) => [id, name] as const),
              ["site", "From the site"],
            ]}
            onChange={(showroom) => onChange({ showroom })}
          />
          <Choice
            label="Person"
            value={state.person}
            options={[
              ["all", "Anybody"],
              ["nobody", "Unassigned"],
              ...staff.map(({ id, name }) => [id, name] as const),
            ]}
            onChange={(person) => onChange({ person })}
          />
          <Choice
            label="First contact"
            value={state.contact}
            options={(["all", ...contactSpans.map(({ key }) => key)] as const).map((value) => [
              value,
              contactLabels[value],
            ])}
            onChange={(contact) => onChange({ contact })}
          />
          <Choice
            label="Text"
            value={state.text}
            options={textFilters.map((value) => [value, textFilterLabels[value]])}
            onChange={(text) => onChange({ text })}
          />
          <Choice
            label="Follow-up"
            value={state.followUp}
            options={followUpFilters.map((value) => [value, followUpLabels[value]])}
            onChange={(followUp) => onChange({ followUp })}
          />
          <ProductChoice value={state.product} onChange={(product) => onChange({ product })} />
          {switches.map(([name, label]) => (
            <ToolButton
              key={name}
              aria-pressed={state[name]}
              onClick={() => onChange({ [name]: !state[name] })}
            >
              {label}
            </ToolButton>
          ))}
          {set > 0 ? (
            <ToolButton onClick={() => onChange(noMoreFilters)}>Clear these</ToolButton>
          ) : null}
        </div>
      ) : null}
    </>
  );
});

interface ProductChoiceProps {
  value: string;
  onChange: (product: string) => void;
}

function ProductChoice({ value, onChange }: ProductChoiceProps) {
  const { data: products = [] } = useQuery(productsQuery);
  const named = products.map(({ slug, title }) => [slug, title] as const);
  const isNamed = value === "all" || value === "none" || named.some(([slug]) => slug === value);
  return (
    <Choice
      label="Product"
      value={value}
      options={[
        ["all", "Any product or none"],
        ["none", "No product"],
        ...(isNamed ? [] : [[value, productWords({ piece: value })] as const]),
        ...named.toSorted(([, a], [, b]) => a.localeCompare(b)),
      ]}
      onChange={onChange}
    />
  );
}

interface DayProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

function Day({ label, value, min, max, onChange }: DayProps) {
  return (
    <label className="max-sm:basis-[calc(50%-0.25rem)] max-sm:grow">
      <span className="block font-semibold">{label}</span>
      <input
        type="date"
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={({ target }) => onChange(target.value)}
        className={field("sm:w-auto")}
      />
    </label>
  );
}
