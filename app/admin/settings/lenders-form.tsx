import { useQuery } from "@tanstack/react-query";
import { uuid } from "#app/lib/uuid.ts";
import type { Tables } from "#supabase/database.types.ts";
import { RecordList } from "../kit/record-list.tsx";
import { LenderForm } from "./lender-form.tsx";
import { orderLenders } from "./lender-writes.ts";
import { lendersQuery } from "./settings.queries.ts";

/** Who lends: names, terms, links, in which order, and whether they are offered; or no one. */
export function LendersForm() {
  return (
    <RecordList
      title="Lenders"
      about="The financing page shows up to 20, in this order. Switch one off to stop new requests for it; existing requests keep its name. With none, the page says who to call, and the site shows no monthly payments."
      of={useQuery(lendersQuery)}
      what="the lenders"
      empty="No lenders yet."
      addWords="Add a lender"
      blank={emptyLender}
      order={{ save: orderLenders, nameOf: ({ name }) => name }}
    >
      {(lender, moves) => (
        <>
          <div className="flex items-center gap-1">
            <h3 className="mr-auto min-w-0 text-lg wrap-anywhere">{lender.name || "New lender"}</h3>
            {moves}
          </div>
          <LenderForm lender={lender} />
        </>
      )}
    </RecordList>
  );
}

const emptyLender = (position: number): Tables<"lenders"> => ({
  ...{ id: uuid(), position, slug: "", name: "", audience: "", terms: "", details: [] },
  ...{ application_url: "", active: true, plan: "other", example_months: null },
  ...{ is_sample: false, version: 0, updated_at: "" },
});
