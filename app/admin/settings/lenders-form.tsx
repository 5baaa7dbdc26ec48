import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { uuid } from "#app/lib/uuid.ts";
import { TextField } from "#app/ui/text-field.tsx";
import type { Tables } from "#supabase/database.types.ts";
import { toolButton } from "../controls.ts";
import { CheckField } from "../kit/check-field.tsx";
import { LoadState } from "../kit/load-state.tsx";
import { MoveButtons } from "../kit/move-buttons.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { SelectField } from "../kit/select-field.tsx";
import { useWrite } from "../kit/use-write.ts";
import { WordsField } from "../kit/words-field.tsx";
import { deleteRow, writeRow } from "../records/row-writes.ts";
import { Section } from "../section.tsx";
import { lenderFields, lenderSchema, planNames } from "./lender-fields.ts";
import { addLender, orderLenders, removeLender } from "./lender-writes.ts";
import { lendersQuery } from "./settings.queries.ts";

type Lender = Tables<"lenders">;

/** Who lends: names, terms, links, in which order, and whether they are offered; or no one. */
export function LendersForm() {
  const { data, isError, isFetching, refetch } = useQuery(lendersQuery);
  const [added, setAdded] = useState<Lender>();
  const { write } = useWrite({ refused: "The order wasn’t saved." });
  if (!data) {
    return <LoadState of={{ isError, isFetching, refetch }} failed="Failed to load the lenders." />;
  }
  const lenders = added && !data.some(({ id }) => id === added.id) ? [...data, added] : data;

  function move({ name }: Lender, from: number, to: number) {
    const before = data!.map(({ id }) => id);
    const after = before.with(from, before[to]!).with(to, before[from]!);
    void write(async () => {
      await orderLenders(after);
      return { title: `${name} has moved.`, undo: () => orderLenders(before) };
    });
  }

  return (
    <Section
      title="Lenders"
      about="The financing page shows up to 20, in this order. Switch one off to stop new requests for it; existing requests keep its name. With none, the page says who to call, and the site shows no monthly payments."
    >
      <ul className="divide-y divide-line">
        {lenders.map((lender, at) => (
          <li key={lender.id} className="grid gap-2 py-4">
            <div className="flex items-center gap-1">
              <h3 className="mr-auto min-w-0 text-lg wrap-anywhere">
                {lender.name || "New lender"}
              </h3>
              {data[at] ? (
                <MoveButtons
                  label={lender.name}
                  {...{ at, count: data.length, onMove: (to) => move(lender, at, to) }}
                />
              ) : null}
            </div>
            <LenderForm lender={lender} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={toolButton("mt-3")}
        onClick={() => setAdded(emptyLender((data.at(-1)?.position ?? 0) + 1))}
      >
        Add a lender
      </button>
    </Section>
  );
}

const emptyLender = (position: number): Lender => ({
  ...{ id: uuid(), position, slug: "", name: "", audience: "", terms: "", details: [] },
  ...{ application_url: "", active: true, plan: "other", example_months: null },
  ...{ is_sample: false, version: 0, updated_at: "" },
});

/** One lender, or a new one, which is in no list yet. */
function LenderForm({ lender }: { lender: Lender }) {
  const { id, name, position, version } = lender;
  const { updated_at: _, version: __, slug: ___, is_sample: ____, ...saved } = lender;
  return (
    <RecordForm
      label={name || "lender"}
      done={({ name }) => `${name} is saved.`}
      record={{ table: "lenders", key: name }}
      draft={`lender ${id}`}
      saved={lenderFields(lender)}
      version={version}
      schema={lenderSchema}
      write={(row, over) =>
        over === 0
          ? addLender({ ...row, id, position })
          : writeRow("lenders", id, { ...row, version: over })
      }
      undo={version === 0 ? () => deleteRow("lenders", id, 1) : undefined}
      remove={{
        title: `${name} is removed.`,
        write: () => removeLender(lender),
        undo: () => addLender(saved),
      }}
    >
      {({ bind, check, values }) => (
        <>
          <CheckField label="Offered on the site" {...check("active")} />
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField label="Name" {...bind("name")} />
            <TextField label="Who it’s for" {...bind("audience")} />
            <SelectField label="Kind of agreement" {...bind("plan")}>
              {Object.entries(planNames).map(([plan, words]) => (
                <option key={plan} value={plan}>
                  {words}
                </option>
              ))}
            </SelectField>
            <TextField label="Terms" {...bind("terms")} />
            <TextField label="Link to apply" type="url" {...bind("link")} />
          </div>
          <WordsField label="Lines below the terms" rows={3} {...bind("details")} />
          {values.plan === "zero-percent" ? (
            <TextField
              label="Months in the payment example"
              inputMode="numeric"
              {...bind("months")}
            />
          ) : null}
        </>
      )}
    </RecordForm>
  );
}
