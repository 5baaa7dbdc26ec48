import { useState } from "react";
import { button } from "#app/ui/button.ts";
import { RecordForm } from "../kit/record-form.tsx";
import { partsOf } from "../kit/schema.ts";
import { SelectField } from "../kit/select.tsx";
import type { Product } from "../records/records.queries.ts";
import { removeRow, saveRow, undoOf } from "../records/row-writes.ts";
import {
  emptyPackage,
  nextPackageId,
  type PackageRow,
  packageFields,
  packageSchema,
  packageSlug,
} from "./package-fields.ts";
import { ProductFinder } from "./product-finder.tsx";

interface PackageFormProps {
  row?: PackageRow;
  packages: readonly PackageRow[];
  products: readonly Product[];
  onClose: () => void;
}

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
        const given = { position, slug: packageSlug(values.name, id) };
        await saveRow("packages", { id, version }, values as never, given);
        const undo = await undoOf("packages", id, version + 1);
        return { title: `${values.name} is saved.`, undo };
      }}
      remove={{
        title: `${row?.name} is removed.`,
        write: () => removeRow("packages", { id, version: row?.version ?? 0 }),
      }}
      onSaved={onClose}
      actions={() => (
        <button type="button" className={button("outline", "sm", "min-h-11")} onClick={onClose}>
          Close
        </button>
      )}
    >
      {({ show, ...form }) => {
        const { bind, values, change } = form;
        const ids = partsOf(values.product_ids, " ");
        const named = products.filter((product) => ids.includes(product.id));
        return (
          <>
            {show("name", "price_cents", "compare_at_cents", "monthly_payment_cents", "includes")}
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
            {show("description", "features", "style", "colors", "finish", "materials", "care")}
            {show("stock_east", "stock_west", "state")}
          </>
        );
      }}
    </RecordForm>
  );
}
