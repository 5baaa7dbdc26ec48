/** The parts of a product's form, for a new one and for one that is there. */
import * as v from "valibot";
import { type FactName, factNames, factRules, factsOfType, readFacts } from "#shop/facts.ts";
import { type FieldControls, fieldControls } from "../../kit/field-controls.ts";
import { Fields, field, half, type Look } from "../../kit/fields.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { parsePictures } from "../../pictures/picture.ts";
import { PicturesField } from "../../pictures/pictures-field.tsx";
import { Section } from "../../section.tsx";
import { PriceOutcome } from "../price-outcome.tsx";
import { PartsField } from "./parts-field.tsx";
import { type ProductFields, parseFacts } from "./product-fields.ts";
import { optionsOf, productSchema } from "./product-schema.ts";
import { proposalOf } from "./words-proposal.ts";

interface PartProps {
  form: FieldControls<ProductFields>;
}

const show = (form: PartProps["form"], ...names: (keyof ProductFields)[]) => (
  <Fields of={productSchema} form={form} names={names} />
);

export function PicturesPart({ form }: PartProps) {
  const { values, errors, isTried, change } = form;
  return (
    <Section title="Pictures">
      <PicturesField
        pictures={parsePictures(values.pictures)}
        suggestion={values.title.trim()}
        error={errors.pictures}
        isTried={isTried}
        onChange={(pictures) => change({ pictures: JSON.stringify(pictures) })}
      />
      {show(form, "pictureFollows")}
    </Section>
  );
}

export function WhatPart({ form }: PartProps) {
  return (
    <Section title="What it is">
      <div className="grid gap-3">
        {show(form, "type", "list", "title", "color", "style", "location")}
        <PartsField
          value={form.values.parts}
          error={form.errors.parts}
          onChange={(parts) => form.change({ parts })}
        />
      </div>
    </Section>
  );
}

export function CountPart({ form }: PartProps) {
  return <Section title="Quantity by showroom">{show(form, "east", "west")}</Section>;
}

export function PricePart({ form }: PartProps) {
  const { price, compareAt } = form.values;
  return (
    <Section title="Price and condition">
      <div className="grid gap-3">
        {show(form, "price", "compareAt")}
        <PriceOutcome price={price} compareAt={compareAt} />
        {show(form, "compareAtSource", "condition", "conditionReason")}
      </div>
    </Section>
  );
}

export function OptionalPart({ form }: PartProps) {
  const proposal = form.values.description.trim() ? "" : proposalOf(form.values);
  return (
    <Section title="More about it">
      <div className="grid gap-3">
        {show(form, "description")}
        {proposal ? (
          <div className="grid justify-items-start gap-2 rounded-lg bg-sunken p-3 text-sm">
            <p>From what’s filled in: “{proposal}”</p>
            <ToolButton onClick={() => form.change({ description: proposal })}>
              Use these words
            </ToolButton>
          </div>
        ) : null}
        {show(form, "badge", "size", "color2", "finish", "materials", "features", "care")}
        {show(form, "addOns", "freeTv")}
      </div>
    </Section>
  );
}

const facts = v.object(
  Object.fromEntries(
    factNames.map((name) => [name, field(factRules[name].label, v.string(), lookOf(name))]),
  ),
);

function lookOf(name: FactName): Look {
  const { form } = factRules[name];
  if ("yes" in form) return { ...half, isCheckbox: true };
  if ("options" in form) return { ...half, options: optionsOf(form.options, "Not known") };
  if ("lines" in form) return { rows: 2 };
  return "unit" in form ? { ...half, inputMode: "decimal" } : half;
}

export function FactsPart({ form: { values, errors, isTried, change } }: PartProps) {
  const texts = parseFacts(values.facts);
  const names = factsOfType(values.type);
  const known = names.filter((name) => texts[name] && texts[name] !== "no").length;
  const problems = errors.facts ? readFacts(texts, values.type).problems : {};
  const form = fieldControls(texts, problems, isTried, (next) =>
    change({ facts: JSON.stringify({ ...texts, ...next }) }),
  );
  return (
    <Section title="More facts" about="All optional. The product page shows those you fill in.">
      <details open={errors.facts ? true : undefined}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {known > 0
            ? `${known} of ${names.length} filled in`
            : "Assembly, what’s included, weight…"}
        </summary>
        <Fields of={facts} form={form} names={names} />
      </details>
    </Section>
  );
}

export function NotesPart({ form }: PartProps) {
  return (
    <Section title="Internal only" about="Never on the site or in feeds.">
      {show(form, "cost", "arrivedOn", "sku", "lot", "note")}
    </Section>
  );
}
