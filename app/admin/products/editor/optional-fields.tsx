/** What of a product may follow later, and what the shop alone knows of it. */

import { colorFamilies } from "#shop/product.ts";
import { toolButton } from "../../controls.ts";
import { CheckField } from "../../kit/check-field.tsx";
import { parseMoney } from "../../records/money-input.ts";
import { Section } from "../../section.tsx";
import { Choice, TextArea, TextInput } from "./inputs.tsx";
import { describeLength, maxLetters } from "./limits.ts";
import { type PartProps, withLabels } from "./product-form.tsx";
import { proposalOf } from "./words-proposal.ts";

const badges = ["Best Seller", "Just In", "Last One", "Floor Model", "Solid Wood"];

export function OptionalFields({ fields, errors, onChange }: PartProps) {
  const proposal = fields.description.trim() ? "" : proposalOf(fields);
  return (
    <Section title="More about it">
      <div className="grid gap-3">
        <TextArea
          label="Description"
          rows={4}
          hint={describeLength(fields.description, maxLetters.description)}
          value={fields.description}
          error={errors.description}
          onChange={(description) => onChange({ description })}
        />
        {proposal ? (
          <div className="grid justify-items-start gap-2 rounded-lg bg-sunken p-3 text-sm">
            <p>From what’s filled in: “{proposal}”</p>
            <button
              type="button"
              className={toolButton()}
              onClick={() => onChange({ description: proposal })}
            >
              Use these words
            </button>
          </div>
        ) : null}
        <div className="grid grid-cols-2 gap-3">
          <TextInput
            label="Badge"
            placeholder="Just In"
            hint="“Best Seller,” “Just In,” “New Arrival,” “Last One” and “Only 2 Left” show only while they’re true."
            maxLength={30}
            list="badges"
            value={fields.badge}
            onChange={(badge) => onChange({ badge })}
          />
          <TextInput
            label="Size"
            placeholder="Queen, seats 6"
            value={fields.size}
            onChange={(size) => onChange({ size })}
          />
          <Choice
            label="Second color"
            empty="None"
            options={withLabels(colorFamilies)}
            value={fields.color2}
            onChange={(color2) => onChange({ color2 })}
          />
          <TextInput
            label="Finish"
            placeholder="Weathered gray oak"
            value={fields.finish}
            onChange={(finish) => onChange({ finish })}
          />
        </div>
        <datalist id="badges">
          {badges.map((badge) => (
            <option key={badge} value={badge} />
          ))}
        </datalist>
        <TextInput
          label="Materials, separated by commas"
          value={fields.materials}
          onChange={(materials) => onChange({ materials })}
        />
        <TextArea
          label="Features, one per line"
          value={fields.features}
          onChange={(features) => onChange({ features })}
        />
        <TextArea
          label="Care"
          rows={2}
          value={fields.care}
          onChange={(care) => onChange({ care })}
        />
        <TextArea
          label="Add-ons, one per line"
          hint="Example: “Ottoman: 149”"
          rows={2}
          value={fields.addOns}
          error={errors.addOns}
          onChange={(addOns) => onChange({ addOns })}
        />
        <CheckField
          label="Comes with the free 43-inch TV"
          isChecked={fields.freeTv === "yes"}
          onChange={(isChecked) => onChange({ freeTv: isChecked ? "yes" : "" })}
        />
      </div>
    </Section>
  );
}

/** What it cost and where it came from: admins read it here, and no one anywhere else. */
export function NotesPart({ fields, errors, onChange }: PartProps) {
  const [price, cost] = [parseMoney(fields.price), parseMoney(fields.cost)];
  const isLoss = "cents" in price && "cents" in cost && price.cents < cost.cents;
  return (
    <Section title="Internal only" about="Never on the site or in feeds.">
      <div className="grid gap-3">
        <div className="grid grid-cols-2 gap-3">
          <TextInput
            label="What it cost"
            inputMode="decimal"
            hint={isLoss ? "The price is below your cost." : undefined}
            value={fields.cost}
            error={errors.cost}
            onChange={(cost) => onChange({ cost })}
          />
          <TextInput
            label="Arrived on"
            type="date"
            value={fields.arrivedOn}
            error={errors.arrivedOn}
            onChange={(arrivedOn) => onChange({ arrivedOn })}
          />
        </div>
        <div className="grid grid-cols-2 gap-3">
          <TextInput
            label="SKU"
            maxLength={60}
            hint="Your own or the maker’s number."
            value={fields.sku}
            onChange={(sku) => onChange({ sku })}
          />
          <TextInput
            label="Pallet or lot"
            maxLength={120}
            value={fields.lot}
            onChange={(lot) => onChange({ lot })}
          />
        </div>
        <TextArea
          label="Note"
          rows={2}
          maxLength={1000}
          value={fields.note}
          onChange={(note) => onChange({ note })}
        />
      </div>
    </Section>
  );
}
