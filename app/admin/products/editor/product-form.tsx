/** The fields of a product that a closeout needs at once; the rest is in optional-fields.tsx. */

import { listNames } from "#shop/lists.ts";
import { formatMoney, savings } from "#shop/money.ts";
import { colorFamilies, productTypes, styles } from "#shop/product.ts";
import { CheckField } from "../../kit/check-field.tsx";
import { parsePictures } from "../../pictures/picture.ts";
import { PicturesField } from "../../pictures/pictures-field.tsx";
import { parseMoney, priceWarnings } from "../../records/money-input.ts";
import { listLabels, showroomIds, showroomNames } from "../../records/product-labels.ts";
import { Section } from "../../section.tsx";
import { Choice, TextArea, TextInput } from "./inputs.tsx";
import { describeLength, maxLetters } from "./limits.ts";
import { PartsField } from "./parts-field.tsx";
import type { Errors, ProductFields } from "./product-fields.ts";

export interface PartProps {
  fields: ProductFields;
  /** What is wrong, once somebody tried to save. */
  errors: Errors;
  isTried: boolean;
  onChange: (next: Partial<ProductFields>) => void;
}

export const withLabels = (values: readonly string[]) =>
  values.map((value) => [value, value[0]!.toUpperCase() + value.slice(1)] as const);

const conditions = [
  ["new", "New"],
  ["open box", "Open box"],
  ["floor model", "Floor model"],
  ["cosmetic mark", "Cosmetic mark"],
] as const;

export function PicturesPart({ fields, errors, isTried, onChange }: PartProps) {
  return (
    <Section title="Pictures">
      <PicturesField
        pictures={parsePictures(fields.pictures)}
        suggestion={fields.title.trim()}
        error={errors.pictures}
        isTried={isTried}
        onChange={(pictures) => onChange({ pictures: JSON.stringify(pictures) })}
      />
      {fields.pictures === "[]" ? (
        <CheckField
          label="Picture coming soon"
          isChecked={fields.pictureFollows === "yes"}
          onChange={(isChecked) => onChange({ pictureFollows: isChecked ? "yes" : "" })}
        />
      ) : null}
    </Section>
  );
}

/** What it is. */
export function WhatPart({ fields, errors, onChange }: PartProps) {
  return (
    <Section title="What it is">
      <div className="grid gap-3">
        <div className="grid grid-cols-[5fr_6fr] gap-3">
          <Choice
            label="Kind"
            empty="Choose…"
            options={withLabels(productTypes)}
            value={fields.type}
            error={errors.type}
            onChange={(type) => onChange({ type })}
          />
          <Choice
            label="Page"
            options={listNames.map((list) => [list, listLabels[list]] as const)}
            value={fields.list}
            onChange={(list) => onChange({ list })}
          />
        </div>
        <TextInput
          label="Name"
          spellCheck
          hint={
            fields.title.length > maxLetters.title - 15
              ? describeLength(fields.title, maxLetters.title)
              : undefined
          }
          value={fields.title}
          error={errors.title}
          onChange={(title) => onChange({ title })}
        />
        <div className="grid grid-cols-2 gap-3">
          <Choice
            label="Color"
            empty="Choose…"
            options={withLabels(colorFamilies)}
            value={fields.color}
            error={errors.color}
            onChange={(color) => onChange({ color })}
          />
          <Choice
            label="Style"
            empty="Choose…"
            options={withLabels(styles)}
            value={fields.style}
            error={errors.style}
            onChange={(style) => onChange({ style })}
          />
        </div>
        {fields.list === "in-store" && showroomIds[1] ? (
          <Choice
            label="Where it is"
            options={withLabels(["All Locations", "Main Showroom", "Outlet Location"])}
            value={fields.location}
            onChange={(location) => onChange({ location })}
          />
        ) : null}
        <PartsField
          value={fields.parts}
          error={errors.parts}
          onChange={(parts) => onChange({ parts })}
        />
      </div>
    </Section>
  );
}

export function CountPart({ fields, errors, onChange }: PartProps) {
  return (
    <Section title="Quantity by showroom">
      <div className="grid grid-cols-2 gap-3">
        {showroomIds.map((id) => (
          <TextInput
            key={id}
            label={showroomNames[id]}
            inputMode="numeric"
            placeholder="0"
            value={fields[id]}
            error={errors[id]}
            onChange={(count) => onChange({ [id]: count })}
          />
        ))}
      </div>
    </Section>
  );
}

/** What it costs, what it cost elsewhere, and what is wrong with it. */
export function PricePart({ fields, errors, onChange }: PartProps) {
  const [price, compareAt] = [parseMoney(fields.price), parseMoney(fields.compareAt)];
  const hasCompareAt = fields.compareAt.trim() !== "";
  const isPriced = "cents" in price && "cents" in compareAt && compareAt.cents > price.cents;
  return (
    <Section title="Price and condition">
      <div className="grid gap-3">
        <div className="grid grid-cols-2 gap-3">
          <TextInput
            label="Price"
            inputMode="decimal"
            value={fields.price}
            error={errors.price}
            onChange={(value) => onChange({ price: value })}
          />
          <TextInput
            label="Compare-at price"
            inputMode="decimal"
            hint="Optional"
            value={fields.compareAt}
            error={errors.compareAt}
            onChange={(value) => onChange({ compareAt: value })}
          />
        </div>
        {isPriced ? (
          <p className="text-sm text-ink-soft">
            The page will say{" "}
            <b className="text-ink">{savings(price.cents, compareAt.cents).percent}% off</b>,{" "}
            {formatMoney(compareAt.cents - price.cents)} saved.{" "}
            {priceWarnings({
              was: price.cents,
              price: price.cents,
              compareAt: compareAt.cents,
              freeFrom: undefined,
            }).join(" ")}
          </p>
        ) : null}
        {hasCompareAt ? (
          <TextInput
            label="Source of the compare-at price"
            placeholder="Sold new at which store, and when"
            hint="Where stores near you sold it new, and when: a list price or a tag alone isn’t enough. Shoppers read it under the price. Keep a copy."
            maxLength={200}
            list="compare-at-sources"
            value={fields.compareAtSource}
            error={errors.compareAtSource}
            onChange={(compareAtSource) => onChange({ compareAtSource })}
          />
        ) : null}
        <datalist id="compare-at-sources">
          <option value="Manufacturer’s list price" />
          <option value="Sold new at " />
        </datalist>
        <Choice
          label="Condition"
          options={conditions}
          value={fields.condition}
          // What is wrong with it is no reason why a new one is here.
          onChange={(condition) =>
            onChange(condition === "new" ? { condition, conditionReason: "" } : { condition })
          }
        />
        {fields.condition === "new" ? (
          <TextInput
            label="Why it’s here (optional)"
            placeholder="Canceled hotel order"
            maxLength={300}
            value={fields.conditionReason}
            onChange={(conditionReason) => onChange({ conditionReason })}
          />
        ) : (
          <TextArea
            label="What’s wrong with it"
            rows={2}
            placeholder="A scratch on the left arm, 2 in."
            value={fields.conditionReason}
            error={errors.conditionReason}
            onChange={(conditionReason) => onChange({ conditionReason })}
          />
        )}
      </div>
    </Section>
  );
}
