import { useNavigate } from "react-router";
import { button } from "#app/ui/button.ts";
import { formatMoment } from "#shop/calendar/words.ts";
import { toolButton } from "../../controls.ts";
import { AgainField } from "../../kit/again-field.tsx";
import { ConflictPanel, TakeTheirs } from "../../kit/conflict-panel.tsx";
import { UnsavedDraftNote } from "../../kit/unsaved-draft-note.tsx";
import { Problem } from "../../problem.tsx";
import type { Product } from "../../records/records.queries.ts";
import { Section } from "../../section.tsx";
import { EditorPreview } from "./editor-preview.tsx";
import { TextInput } from "./inputs.tsx";
import { MissingNote } from "./missing-note.tsx";
import { MoreFacts } from "./more-facts.tsx";
import { NotesPart, OptionalFields } from "./optional-fields.tsx";
import type { FullProduct } from "./product.queries.ts";
import { fieldsOfColumn } from "./product-columns.ts";
import type { ProductFields } from "./product-fields.ts";
import { PicturesPart, PricePart, WhatPart } from "./product-form.tsx";
import { type Step, useEditor } from "./use-editor.ts";
import { withProposal } from "./words-proposal.ts";

/** Fields whose changes are not the product's own. */
const beside = [
  ["pictures", "pictures"],
  ["cost", "cost"],
  ["lot", "pallet or lot"],
  ["note", "note"],
] as const;

interface EditorFormProps {
  product: Product;
  whole: FullProduct;
}

/** The form beside the shop's own card and page; what is typed is kept on this device until it is saved. */
export function EditorForm({ product, whole }: EditorFormProps) {
  const { row } = whole;
  const editor = useEditor(product, whole);
  const { draft, errors, isTried, problem } = editor;
  const hasConflict = draft.clashes.length > 0;
  const part = {
    fields: draft.values,
    errors: isTried ? errors : {},
    isTried,
    onChange: (next: Partial<ProductFields>) => draft.change(withProposal(draft.values, next)),
  };
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <form
        ref={editor.form}
        className="grid gap-4"
        aria-label="Product details"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!hasConflict) void editor.save("save");
        }}
      >
        {hasConflict ? (
          <ConflictPanel
            records={[
              { table: "products", record: row.id, count: draft.behind, since: draft.since },
            ]}
            mine={editor.columns}
            onTakeTheirs={() => draft.takeTheirs()}
            onSaveMine={() => void editor.save("save")}
            takeTheir={(column) => {
              const names = fieldsOfColumn(column);
              return names.some((name) => draft.clashes.includes(name))
                ? () => draft.takeTheirs(names)
                : undefined;
            }}
          >
            {beside
              .filter(([field]) => draft.clashes.includes(field))
              .map(([field, words]) => (
                <li key={field}>
                  Someone changed the {words}, too. Your version is below.
                  <TakeTheirs name={words} onTake={() => draft.takeTheirs([field])} />
                </li>
              ))}
          </ConflictPanel>
        ) : null}
        <UnsavedDraftNote draft={draft} />
        {whole.pictures.map(({ id, problem }, at) => (
          <Problem key={id}>{problem ? `Picture ${at + 1}: ${problem}` : ""}</Problem>
        ))}
        <PicturesPart {...part} />
        <WhatPart {...part} />
        <PricePart {...part} />
        <AgainField
          label="New price, again"
          what="new price"
          was={row.price_cents}
          typed={draft.values.price}
          name="again"
          value={editor.again}
          onChange={({ target }) => editor.setAgain(target.value)}
        />
        <OptionalFields {...part} />
        <MoreFacts {...part} />
        <NotesPart {...part} />
        <Problem>{problem}</Problem>
        {isTried && Object.keys(errors).length > 0 ? (
          <Problem>{`Not saved yet: ${Object.values(errors)[0]}`}</Problem>
        ) : null}
        <Buttons editor={editor} row={row} hasConflict={hasConflict} errors={part.errors} />
      </form>
      <EditorPreview fields={draft.values} row={row} />
    </div>
  );
}

interface ButtonsProps {
  editor: ReturnType<typeof useEditor>;
  row: FullProduct["row"];
  hasConflict: boolean;
  errors: ReturnType<typeof useEditor>["errors"];
}

/** What comes next for the product, by its state. */
function Buttons({ editor, row, hasConflict, errors }: ButtonsProps) {
  const navigate = useNavigate();
  const { draft, busy, save, state } = editor;
  const step = (name: Step, words: string, isFirst = false) => (
    <button
      type="button"
      className={isFirst ? button() : button("outline")}
      aria-busy={busy === name || undefined}
      aria-disabled={hasConflict || undefined}
      onClick={() => hasConflict || void save(name)}
    >
      {busy === name ? "Saving…" : words}
    </button>
  );
  return (
    <Section title="Save and publish">
      {row.publish_at ? (
        <p className="mb-3 text-sm">
          Scheduled to publish on <b>{formatMoment(row.publish_at)}</b>.
        </p>
      ) : null}
      <MissingNote fields={draft.values} />
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="submit"
          className={button(state === "draft" ? "outline" : "primary")}
          aria-busy={busy === "save" || undefined}
          aria-disabled={hasConflict || undefined}
        >
          {busy === "save" ? "Saving…" : state === "draft" ? "Save draft" : "Save"}
        </button>
        {state === "draft" ? step("publish", "Publish now", true) : null}
        {state === "archived" ? step("put back", "Put back on the site", true) : null}
        {state === "live" ? step("archive", "Take off the site") : null}
        <button
          type="button"
          className={toolButton("ml-auto")}
          onClick={async () => {
            const slug = await editor.duplicate();
            if (slug) navigate(`/admin/products/${slug}`);
          }}
        >
          Duplicate
        </button>
      </div>
      {state === "draft" ? (
        <div className="mt-3 grid gap-2 sm:grid-cols-[1fr_auto] sm:items-end">
          <TextInput
            label="Or schedule it (Detroit time)"
            type="datetime-local"
            value={draft.values.publishAt}
            error={errors.publishAt}
            onChange={(publishAt) => draft.change({ publishAt })}
          />
          {step("publish later", "Schedule")}
        </div>
      ) : null}
    </Section>
  );
}
