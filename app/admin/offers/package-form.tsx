import { useState } from "react";
import { button } from "#app/ui/button.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { colorFamilies, styles } from "#shop/product.ts";
import { fieldPair } from "../controls.ts";
import { plural } from "../format.ts";
import { CheckField } from "../kit/check-field.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { partsOf } from "../kit/schema.ts";
import { SelectField } from "../kit/select-field.tsx";
import { WordsField } from "../kit/words-field.tsx";
import { showroomIds, showroomNames } from "../records/product-labels.ts";
import type { Product } from "../records/records.queries.ts";
import { undoOf } from "../records/row-writes.ts";
import { removePackage, savePackage } from "./offer-writes.ts";
import {
  countPieces,
  emptyPackage,
  nextPackageId,
  type PackageRow,
  packageFields,
  packageSchema,
  readLines,
} from "./package-fields.ts";
import { ProductFinder } from "./product-finder.tsx";

interface PackageFormProps {
  /** The one that is edited, as the list has it now; a new one without. */
  row?: PackageRow;
  packages: readonly PackageRow[];
  products: readonly Product[];
  onClose: () => void;
}

/** Everything that customers see of one package. */
export function PackageForm({ row, packages, products, onClose }: PackageFormProps) {
  const [id] = useState(() => row?.id ?? nextPackageId(packages));
  const position = row?.position ?? Math.max(0, ...packages.map((other) => other.position)) + 1;
  return (
    <RecordForm
      label={row?.name ?? "package"}
      record={{ table: "packages", key: id }}
      draft={`package ${row?.id ?? "new"}`}
      saved={row ? packageFields(row) : emptyPackage}
      version={row?.version ?? 0}
      schema={packageSchema}
      write={async (values, version) => {
        await savePackage(values, { id, version, position });
        const undo = await undoOf("packages", id, version + 1);
        return { title: `${values.name} is saved.`, undo };
      }}
      remove={{
        title: `${row?.name} is removed.`,
        async write() {
          await removePackage(id, row?.version ?? 0);
          return { undo: await undoOf("packages", id) };
        },
      }}
      onSaved={onClose}
      actions={() => (
        <button type="button" className={button("outline", "sm", "min-h-11")} onClick={onClose}>
          Close
        </button>
      )}
    >
      {({ bind, check, values, change }) => {
        const ids = partsOf(values.product_ids, " ");
        const named = products.filter((product) => ids.includes(product.id));
        return (
          <>
            <TextField label="Name" {...bind("name")} />
            <div className="grid gap-3 sm:grid-cols-3">
              <TextField label="Price ($)" inputMode="decimal" {...bind("price_cents")} />
              <TextField
                label="Compare at ($, optional)"
                inputMode="decimal"
                {...bind("compare_at_cents")}
              />
              <TextField
                label="Monthly payment ($, optional)"
                inputMode="decimal"
                {...bind("monthly_payment_cents")}
              />
            </div>
            <WordsField
              label={`What’s in it, one per line: ${plural(countPieces(readLines(values.includes)), "piece")}`}
              placeholder="2 x End tables: 20 x 22 x 23 in. each"
              rows={4}
              {...bind("includes")}
            />
            <ProductFinder
              name={values.name || "the package"}
              named={ids}
              products={products}
              onChoose={({ id, title, size }) =>
                change({
                  includes:
                    `${values.includes.trimEnd()}\n1 x ${title}${size ? `: ${size}` : ""}`.trim(),
                  product_ids: [...ids, id].join(" "),
                  picture_of: values.picture_of || (row ? "" : id),
                })
              }
            />
            <SelectField
              label="Its picture"
              options={[
                ["", row?.is_sample ? "The sample’s picture" : "No picture, or the current one"],
                ...named.map(({ id, title }) => [id, `Same as ${title}`] as const),
              ]}
              {...bind("picture_of")}
            />
            <WordsField label="Description" rows={3} {...bind("description")} />
            <WordsField label="Features, one per line" rows={2} {...bind("features")} />
            <div className="grid gap-3 sm:grid-cols-2">
              <SelectField
                label="Style"
                // The shop's own words, and one that is chosen already beside them.
                options={[["", "None"], ...new Set([...styles, values.style].filter(Boolean))]}
                {...bind("style")}
              />
              <TextField
                label={`Colors, main one first: ${colorFamilies.slice(0, 3).join(", ")}`}
                {...bind("colors")}
              />
            </div>
            <TextField label="Finish" {...bind("finish")} />
            <TextField label="Materials, separated by commas" {...bind("materials")} />
            <TextField label="Care" {...bind("care")} />
            <div className={fieldPair}>
              {showroomIds.map((id) => (
                <TextField
                  key={id}
                  label={`At ${showroomNames[id]}`}
                  inputMode="numeric"
                  {...bind(`stock_${id}`)}
                />
              ))}
            </div>
            <CheckField label="On the site" {...check("state")} />
          </>
        );
      }}
    </RecordForm>
  );
}
