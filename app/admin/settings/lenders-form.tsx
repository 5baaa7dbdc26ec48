import { useQuery } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { uuid } from "#app/lib/uuid.ts";
import type { Tables } from "#supabase/database.types.ts";
import { formOfRow } from "../kit/form-of-row.ts";
import { RecordList } from "../kit/record-list.tsx";
import { removeRow, undoOf, writeRow } from "../records/row-writes.ts";
import { lenderSchema } from "./lender-fields.ts";
import { lendersQuery } from "./settings.queries.ts";

type Lender = Tables<"lenders">;

export function LendersForm() {
  return (
    <RecordList
      title="Lenders"
      about="The financing page shows up to 20, in this order. Switch one off to stop new requests for it; existing requests keep its name. With none, the page says who to call, and the site shows no monthly payments."
      of={useQuery(lendersQuery)}
      what="the lenders"
      empty="No lenders yet."
      addWords="Add a lender"
      nameOf={({ name }) => name || "New lender"}
      blank={emptyLender}
      order={async (ids) => void (await db().rpc("order_lenders", { ids }).throwOnError())}
      schema={lenderSchema}
      form={(lender) => ({
        label: lender.name || "lender",
        draft: `lender ${lender.id}`,
        ...formOfRow("lenders", lender, {
          schema: lenderSchema,
          given: { position: lender.position },
          keyOf: ({ name }) => name,
        }),
        record: { table: "lenders", key: lender.name },
        done: ({ name }) => `${name} is saved.`,
        remove: { title: `${lender.name} is removed.`, write: () => removeLender(lender) },
      })}
    />
  );
}

const emptyLender = (position: number): Lender => ({
  ...{ id: uuid(), position, slug: "", name: "", audience: "", terms: "", details: [] },
  ...{ application_url: "", active: true, plan: "other", example_months: null },
  ...{ is_sample: false, version: 0, updated_at: "" },
});

/** One that requests or texts name is switched off instead, and keeps its name for them. */
async function removeLender(lender: Lender) {
  const { id, version, name, active } = lender;
  try {
    return await removeRow("lenders", lender, name);
  } catch (error) {
    if ((error as { code?: string }).code !== "23503") throw error;
    if (active) await writeRow("lenders", id, { active: false, version });
    return {
      title: `${name} is off the site.`,
      note: "It stays in this list because requests use its name.",
      undo: active ? await undoOf("lenders", name, version + 1) : undefined,
    };
  }
}
