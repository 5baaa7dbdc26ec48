import { TextField } from "#app/ui/text-field.tsx";
import type { Category } from "#shop/product.ts";
import { describeLength } from "../format.ts";
import { SelectField } from "../kit/select.tsx";
import { maxLetters } from "../products/editor/limits.ts";
import { listChoice, showroomChoice } from "../records/product-labels.ts";
import { Section } from "../section.tsx";
import type { Defaults, Settings } from "./settings.ts";
import type { ImportFile } from "./use-import-file.ts";

interface DefaultsPartProps {
  file: ImportFile;
  settings: Settings;
  onChange: (settings: Settings) => void;
}

const tooLong = (text: string, most: number) =>
  text.trim().length > most ? describeLength(text, most) : undefined;

export function DefaultsPart({ file, settings, onChange }: DefaultsPartProps) {
  const { defaults } = settings;
  const set = (next: Partial<Defaults>) =>
    onChange({ ...settings, defaults: { ...defaults, ...next } });
  const { mapping } = file;
  return (
    <Section
      title="When a row doesn’t say"
      about="For new products only. An empty cell changes nothing on an existing product."
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label="Category"
          options={[["by kind", "By kind of product"], ...listChoice]}
          value={defaults.list}
          onChange={({ target }) => set({ list: target.value as Category | "by kind" })}
        />
        {mapping.includes("condition") ? null : (
          <SelectField
            label="Condition of all"
            hint="Choose New only if every piece is factory new and unopened. Customer returns aren’t."
            options={[
              ["", "Each row says"],
              ["new", "New"],
            ]}
            value={defaults.condition}
            onChange={({ target }) => set({ condition: target.value })}
          />
        )}
        {mapping.includes("count") ? (
          <SelectField
            label="Counts are for"
            options={showroomChoice()}
            value={defaults.showroom}
            onChange={({ target }) => set({ showroom: target.value as Defaults["showroom"] })}
          />
        ) : null}
        {mapping.includes("compareAt") ? (
          <TextField
            label="Price, as a percent of compare-at"
            inputMode="numeric"
            placeholder="40"
            hint="For rows without a price. Rounded to end in 9."
            value={defaults.pricePercent ? String(defaults.pricePercent) : ""}
            onChange={({ target }) =>
              set({ pricePercent: Math.min(99, Number(target.value.replace(/\D/g, "")) || 0) })
            }
          />
        ) : null}
        {mapping.includes("compareAtSource") ||
        !(mapping.includes("compareAt") || mapping.includes("regular")) ? null : (
          <TextField
            label="Source of the compare-at prices"
            error={tooLong(defaults.compareAtSource, maxLetters.compareAtSource)}
            value={defaults.compareAtSource}
            onChange={({ target }) => set({ compareAtSource: target.value })}
          />
        )}
        {mapping.includes("lot") ? null : (
          <TextField
            label="Lot or truck"
            error={tooLong(defaults.lot, maxLetters.lot)}
            value={defaults.lot}
            onChange={({ target }) => set({ lot: target.value })}
          />
        )}
      </div>
    </Section>
  );
}
