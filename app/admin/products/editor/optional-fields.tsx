import { TextField } from "#app/ui/text-field.tsx";
import { colorFamilies } from "#shop/product.ts";
import { fieldPair } from "../../controls.ts";
import { CheckField } from "../../kit/check-field.tsx";
import { SelectField } from "../../kit/select.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { WordsField } from "../../kit/words-field.tsx";
import { parseMoney } from "../../records/money-input.ts";
import { Section } from "../../section.tsx";
import { maxLetters } from "./limits.ts";
import { optionsOf, type PartProps } from "./product-form.tsx";
import { proposalOf } from "./words-proposal.ts";

const badges = ["Best Seller", "Just In", "Last One", "Floor Model", "Solid Wood"];

export function OptionalFields({ bind, check, values, change }: PartProps) {
  const proposal = values.description.trim() ? "" : proposalOf(values);
  return (
    <Section title="More about it">
      <div className="grid gap-3">
        <WordsField
          label="Description"
          rows={4}
          most={maxLetters.description}
          {...bind("description")}
        />
        {proposal ? (
          <div className="grid justify-items-start gap-2 rounded-lg bg-sunken p-3 text-sm">
            <p>From what’s filled in: “{proposal}”</p>
            <ToolButton onClick={() => change({ description: proposal })}>
              Use these words
            </ToolButton>
          </div>
        ) : null}
        <div className={fieldPair}>
          <TextField
            label="Badge"
            placeholder="Just In"
            hint="“Best Seller,” “Just In,” “New Arrival,” “Last One” and “Only 2 Left” show only while they’re true."
            list="badges"
            {...bind("badge")}
          />
          <TextField label="Size" placeholder="Queen, seats 6" {...bind("size")} />
          <SelectField
            label="Second color"
            options={optionsOf(colorFamilies, "None")}
            {...bind("color2")}
          />
          <TextField label="Finish" placeholder="Weathered gray oak" {...bind("finish")} />
        </div>
        <datalist id="badges">
          {badges.map((badge) => (
            <option key={badge} value={badge} />
          ))}
        </datalist>
        <TextField label="Materials, separated by commas" {...bind("materials")} />
        <WordsField label="Features, one per line" rows={3} {...bind("features")} />
        <WordsField label="Care" {...bind("care")} />
        <WordsField
          label="Add-ons, one per line"
          hint="Example: “Ottoman: 149”"
          {...bind("addOns")}
        />
        <CheckField label="Comes with the free 43-inch TV" {...check("freeTv")} />
      </div>
    </Section>
  );
}

export function NotesPart({ bind, values }: PartProps) {
  const [price, cost] = [parseMoney(values.price), parseMoney(values.cost)];
  const isLoss = "cents" in price && "cents" in cost && price.cents < cost.cents;
  return (
    <Section title="Internal only" about="Never on the site or in feeds.">
      <div className="grid gap-3">
        <div className={fieldPair}>
          <TextField
            label="What it cost"
            inputMode="decimal"
            hint={isLoss ? "The price is below your cost." : undefined}
            {...bind("cost")}
          />
          <TextField label="Arrived on" type="date" {...bind("arrivedOn")} />
          <TextField label="SKU" hint="Your own or the maker’s number." {...bind("sku")} />
          <TextField label="Pallet or lot" {...bind("lot")} />
        </div>
        <WordsField label="Note" most={maxLetters.note} {...bind("note")} />
      </div>
    </Section>
  );
}
