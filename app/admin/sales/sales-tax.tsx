import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { db } from "#app/lib/supabase.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { useIsLimited } from "../use-is-limited.ts";

const salesTaxQuery = queryOptions({
  queryKey: ["sales-tax"],
  queryFn: async ({ signal }) => {
    const { data } = await db().rpc("sales_tax_percent").abortSignal(signal).throwOnError();
    return data;
  },
});

const setSalesTax = (percent: number) =>
  db().rpc("set_sales_tax_percent", { percent }).throwOnError();

const message = "Enter the tax in percent, from 0 to 30.";

/** The tax that sales from now on get. */
export function SalesTax() {
  const client = useQueryClient();
  const isLimited = useIsLimited();
  const { data } = useQuery({ ...salesTaxQuery, enabled: !isLimited });
  if (isLimited || data === undefined) return null;
  const set = async (percent: number) => {
    await setSalesTax(percent);
    await client.invalidateQueries(salesTaxQuery);
  };
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Sales tax: {data}%</summary>
      <RecordForm
        label="Sales tax"
        record={{ table: "settings", key: "sales-tax" }}
        saved={{ percent: String(data) }}
        version={null}
        schema={v.object({
          percent: v.pipe(
            v.string(),
            v.trim(),
            v.regex(/^\d{1,2}(\.\d{1,3})?$/, message),
            v.transform(Number),
            v.maxValue(30, message),
          ),
        })}
        write={async ({ percent }) => {
          await set(percent);
          return { title: `Sales tax: ${percent}%.`, undo: () => set(data) };
        }}
      >
        {({ bind }) => (
          <TextField
            label="Percent"
            inputMode="decimal"
            className="max-w-40"
            hint="For sales from now on."
            {...bind("percent")}
          />
        )}
      </RecordForm>
    </details>
  );
}
