import * as v from "valibot";
import { own } from "#shop/own.ts";
import { describeLength } from "../format.ts";
import { fieldControls } from "../kit/field-controls.ts";
import { Fields, field, type Look } from "../kit/fields.tsx";
import { maxLetters } from "../products/editor/limits.ts";
import { listChoice, showroomChoice } from "../records/product-labels.ts";
import { Section } from "../section.tsx";
import type { Defaults, Settings } from "./settings.ts";
import type { Target } from "./targets.ts";
import type { ImportFile } from "./use-import-file.ts";

const short = (most: number): Look => ({
  problem(values, name) {
    const typed = own(values, name) ?? "";
    return typed.trim().length > most ? describeLength(typed, most) : undefined;
  },
});

const entries = {
  list: field("Category", v.string(), {
    options: [["by kind", "By kind of product"], ...listChoice],
  }),
  condition: field("Condition of all", v.string(), {
    hint: "Choose New only if every piece is factory new and unopened. Customer returns aren’t.",
    options: [
      ["", "Each row says"],
      ["new", "New"],
    ],
  }),
  showroom: field("Counts are for", v.string(), { options: showroomChoice }),
  pricePercent: field("Price, as a percent of compare-at", v.string(), {
    ...{ inputMode: "numeric", placeholder: "40" },
    hint: "For rows without a price. Rounded to end in 9.",
  }),
  compareAtSource: field(
    "Source of the compare-at prices",
    v.string(),
    short(maxLetters.compareAtSource),
  ),
  lot: field("Lot or truck", v.string(), short(maxLetters.lot)),
};

/** What is asked where the file's columns leave it open. */
function asked({ mapping }: ImportFile) {
  const has = (target: Target) => mapping.includes(target);
  const shown = {
    list: true,
    condition: !has("condition"),
    showroom: has("count"),
    pricePercent: has("compareAt"),
    compareAtSource: !has("compareAtSource") && (has("compareAt") || has("regular")),
    lot: !has("lot"),
  };
  return (Object.keys(shown) as (keyof typeof shown)[]).filter((name) => shown[name]);
}

interface DefaultsPartProps {
  file: ImportFile;
  settings: Settings;
  onChange: (settings: Settings) => void;
}

export function DefaultsPart({ file, settings, onChange }: DefaultsPartProps) {
  const { defaults } = settings;
  const texts = { ...defaults, pricePercent: String(defaults.pricePercent || "") };
  const form = fieldControls(texts, {}, true, (next) => {
    const pricePercent = Math.min(
      99,
      Number({ ...texts, ...next }.pricePercent.replace(/\D/g, "")) || 0,
    );
    onChange({ ...settings, defaults: { ...defaults, ...next, pricePercent } as Defaults });
  });
  return (
    <Section
      title="When a row doesn’t say"
      about="For new products only. An empty cell changes nothing on an existing product."
    >
      <Fields of={{ entries }} names={asked(file)} form={form} />
    </Section>
  );
}
