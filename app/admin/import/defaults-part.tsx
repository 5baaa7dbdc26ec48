import { listNames } from "#shop/lists.ts";
import type { Category } from "#shop/product.ts";
import { Choice, TextInput } from "../products/editor/inputs.tsx";
import { listLabels, showroomIds, showroomNames } from "../records/product-labels.ts";
import { Section } from "../section.tsx";
import type { Defaults, Settings } from "./settings.ts";
import type { ImportState } from "./use-import.ts";

interface DefaultsPartProps {
  file: NonNullable<ImportState["file"]>;
  settings: Settings;
  onChange: (settings: Settings) => void;
}

/** What new products have where their rows say nothing of it. */
export function DefaultsPart({ file, settings, onChange }: DefaultsPartProps) {
  const { defaults } = settings;
  const set = (next: Partial<Defaults>) =>
    onChange({ ...settings, defaults: { ...defaults, ...next } });
  const { mapping } = file;
  const hasPrice = mapping.includes("price") || mapping.includes("regular");
  return (
    <Section
      title="When a row doesn’t say"
      about="For new products only. An empty cell changes nothing on an existing product."
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice
          label="Page"
          options={[
            ["by kind", "By kind of product"],
            ...listNames.map((list) => [list, listLabels[list]] as const),
          ]}
          value={defaults.list}
          onChange={(list) => set({ list: list as Category | "by kind" })}
        />
        {mapping.includes("condition") ? null : (
          <Choice
            label="Condition of all"
            hint="Choose New only if every piece is factory new and unopened. Customer returns aren’t."
            options={[
              ["", "Each row says"],
              ["new", "New"],
            ]}
            value={defaults.condition}
            onChange={(condition) => set({ condition })}
          />
        )}
        {mapping.includes("count") ? (
          <Choice
            label="Counts are for"
            options={showroomIds.map((id) => [id, showroomNames[id]] as const)}
            value={defaults.showroom}
            onChange={(showroom) => set({ showroom: showroom as Defaults["showroom"] })}
          />
        ) : null}
        {hasPrice || !mapping.includes("compareAt") ? null : (
          <TextInput
            label="Price, as a percent of compare-at"
            inputMode="numeric"
            placeholder="40"
            hint="Rounded to end in 9."
            value={defaults.pricePercent ? String(defaults.pricePercent) : ""}
            onChange={(text) =>
              set({ pricePercent: Math.min(99, Number(text.replace(/\D/g, "")) || 0) })
            }
          />
        )}
        {mapping.includes("compareAtSource") ||
        !(mapping.includes("compareAt") || mapping.includes("regular")) ? null : (
          <TextInput
            label="Source of the compare-at prices"
            maxLength={200}
            value={defaults.compareAtSource}
            onChange={(compareAtSource) => set({ compareAtSource })}
          />
        )}
        {mapping.includes("lot") ? null : (
          <TextInput
            label="Lot or truck"
            maxLength={120}
            value={defaults.lot}
            onChange={(lot) => set({ lot })}
          />
        )}
      </div>
    </Section>
  );
}
