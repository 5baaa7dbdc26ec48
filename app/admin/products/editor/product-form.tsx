import { TextField } from "#app/ui/text-field.tsx";
import { colorFamilies, productTypes, styles } from "#shop/product.ts";
import { capitalized } from "#shop/words.ts";
import { fieldPair } from "../../controls.ts";
import { describeLength } from "../../format.ts";
import { CheckField } from "../../kit/check-field.tsx";
import type { FieldControls } from "../../kit/field-controls.ts";
import { SelectField } from "../../kit/select.tsx";
import { WordsField } from "../../kit/words-field.tsx";
import { parsePictures } from "../../pictures/picture.ts";
import { PicturesField } from "../../pictures/pictures-field.tsx";
import { listChoice, showroomIds, showroomNames } from "../../records/product-labels.ts";
import { Section } from "../../section.tsx";
import { PriceOutcome } from "../price-outcome.tsx";
import { maxLetters } from "./limits.ts";
import { PartsField } from "./parts-field.tsx";
import type { ProductFields } from "./product-fields.ts";

export type PartProps = FieldControls<ProductFields>;

/** Values with their words: "sofa" is "Sofa". `empty` stands there before one is chosen. */
export const optionsOf = (values: readonly string[], empty = "Choose…") => [
  ["", empty] as const,
  ...values.map((value) => [value, capitalized(value)] as const),
];

const conditions = ["new", "open box", "floor model", "cosmetic mark"];

export function PicturesPart({ values, errors, isTried, change, check }: PartProps) {
  return (
    <Section title="Pictures">
      <PicturesField
        pictures={parsePictures(values.pictures)}
        suggestion={values.title.trim()}
        error={errors.pictures}
        isTried={isTried}
        onChange={(pictures) => change({ pictures: JSON.stringify(pictures) })}
      />
      {values.pictures === "[]" ? (
        <CheckField label="Picture coming soon" {...check("pictureFollows")} />
      ) : null}
    </Section>
  );
}

export function WhatPart({ bind, values, errors, change }: PartProps) {
  return (
    <Section title="What it is">
      <div className="grid gap-3">
        <div className={fieldPair}>
          <SelectField label="Kind" options={optionsOf(productTypes)} {...bind("type")} />
          <SelectField label="Category" options={listChoice} {...bind("list")} />
        </div>
        <TextField
          label="Name"
          spellCheck
          hint={
            values.title.length > maxLetters.title - 15
              ? describeLength(values.title, maxLetters.title)
              : undefined
          }
          {...bind("title")}
        />
        <div className={fieldPair}>
          <SelectField label="Color" options={optionsOf(colorFamilies)} {...bind("color")} />
          <SelectField label="Style" options={optionsOf(styles)} {...bind("style")} />
        </div>
        {values.list === "in-store" && showroomIds[1] ? (
          <SelectField
            label="Where it is"
            options={["All Locations", "Main Showroom", "Outlet Location"]}
            {...bind("location")}
          />
        ) : null}
        <PartsField
          value={values.parts}
          error={errors.parts}
          onChange={(parts) => change({ parts })}
        />
      </div>
    </Section>
  );
}

export function CountPart({ bind }: PartProps) {
  return (
    <Section title="Quantity by showroom">
      <div className={fieldPair}>
        {showroomIds.map((id) => (
          <TextField
            key={id}
            label={showroomNames[id]}
            inputMode="numeric"
            placeholder="0"
            {...bind(id)}
          />
        ))}
      </div>
    </Section>
  );
}

export function PricePart({ bind, values, change }: PartProps) {
  return (
    <Section title="Price and condition">
      <div className="grid gap-3">
        <div className={fieldPair}>
          <TextField label="Price" inputMode="decimal" {...bind("price")} />
          <TextField
            label="Compare-at price"
            inputMode="decimal"
            hint="Optional"
            {...bind("compareAt")}
          />
        </div>
        <PriceOutcome price={values.price} compareAt={values.compareAt} />
        {values.compareAt.trim() ? (
          <TextField
            label="Source of the compare-at price"
            placeholder="Sold new at which store, and when"
            hint="Where stores near you sold it new, and when: a list price or a tag alone isn’t enough. Shoppers read it under the price. Keep a copy."
            list="compare-at-sources"
            {...bind("compareAtSource")}
          />
        ) : null}
        <datalist id="compare-at-sources">
          <option value="Manufacturer’s list price" />
          <option value="Sold new at " />
        </datalist>
        <SelectField
          label="Condition"
          options={optionsOf(conditions).slice(1)}
          {...bind("condition")}
          // What is wrong with it is no reason why a new one is here.
          onChange={({ target: { value: condition } }) =>
            change(condition === "new" ? { condition, conditionReason: "" } : { condition })
          }
        />
        {values.condition === "new" ? (
          <TextField
            label="Why it’s here (optional)"
            placeholder="Canceled hotel order"
            {...bind("conditionReason")}
          />
        ) : (
          <WordsField
            label="What’s wrong with it"
            most={maxLetters.conditionReason}
            placeholder="A scratch on the left arm, 2 in."
            {...bind("conditionReason")}
          />
        )}
      </div>
    </Section>
  );
}
