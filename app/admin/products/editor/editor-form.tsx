import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import * as v from "valibot";
import { uuid } from "#app/lib/uuid.ts";
import { button } from "#app/ui/button.ts";
import { formatMoment } from "#shop/calendar/words.ts";
import { own } from "#shop/own.ts";
import { again, Fields } from "../../kit/fields.tsx";
import { LoadState } from "../../kit/load-state.tsx";
import { momentOf } from "../../kit/local-moment.ts";
import { RecordForm } from "../../kit/record-form.tsx";
import { asTyped, together } from "../../kit/schema.ts";
import { ToFix } from "../../kit/to-fix.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import type { RecordControls } from "../../kit/use-record-form.ts";
import { useWrite } from "../../kit/use-write.ts";
import { removeOriginals } from "../../pictures/local-originals.ts";
import { Problem } from "../../problem.tsx";
import type { Product } from "../../records/records.queries.ts";
import { Section } from "../../section.tsx";
import { EditorPreview } from "./editor-preview.tsx";
import { MissingNote } from "./missing-note.tsx";
import { type FullProduct, fullProductQuery, saveProduct } from "./product.queries.ts";
import {
  checkProduct,
  emptyProduct,
  fieldsOfColumn,
  fieldsOfProduct,
  type ProductFields,
} from "./product-fields.ts";
import {
  FactsPart,
  NotesPart,
  OptionalPart,
  PicturesPart,
  PricePart,
  WhatPart,
} from "./product-form.tsx";
import { productSchema } from "./product-schema.ts";
import { withProposal } from "./words-proposal.ts";

type EditorFields = ProductFields & Record<"again", string>;

/** Fields whose changes are not the product's own. */
const beside = [
  ["pictures", "pictures"],
  ["cost", "cost"],
  ["lot", "pallet or lot"],
  ["note", "note"],
] as const;

const steps = {
  publish: { state: "live", says: "is being published." },
  "publish later": { state: "draft", says: "is scheduled to publish." },
  archive: { state: "archived", says: "is off the site." },
  "put back": { state: "live", says: "is going back on the site." },
};
const stepOf = (name: string, { state }: FullProduct["row"]) =>
  own(steps, name) ?? { state, says: "saved." };

/** What is for sale, now or at a moment, has to say more than a draft. */
function editorSchema(row: FullProduct["row"], saved: EditorFields, step: string) {
  const isTimed = step === "publish later";
  const isForSale = isTimed || stepOf(step, row).state === "live";
  const check = (fields: EditorFields) =>
    checkProduct(fields, isForSale, new Date(), row.went_live_at !== null, saved);
  return v.pipe(
    together(
      v.object({ ...asTyped(emptyProduct).entries, ...ownFields(row).entries }),
      (fields) => {
        // What is there is counted above, by itself.
        const { east: _, west: __, publishAt, ...errors } = check(fields).errors;
        const when = fields.publishAt ? publishAt : "Choose when.";
        return { ...errors, publishAt: isTimed ? when : undefined };
      },
    ),
    v.transform((fields) => {
      const { product, pictures } = check(fields);
      const publish_at = isTimed ? momentOf(fields.publishAt, row.publish_at) : null;
      const description = String(product.description);
      return { ...product, description, pictures, publish_at: step ? publish_at : row.publish_at };
    }),
  );
}

const ownFields = ({ price_cents: was }: FullProduct["row"]) =>
  v.object({ again: again("New price, again", { was, of: "price", what: "new price" }) });

export default function ProductEditor({ product }: { product: Product }) {
  const query = useQuery(fullProductQuery(product.id));
  const { data } = query;
  if (data) return <EditorForm product={product} whole={data} />;
  return <LoadState of={query} what="the product" />;
}

function EditorForm({ product, whole }: { product: Product; whole: FullProduct }) {
  const { row, pictures, notes } = whole;
  const saved = useMemo((): EditorFields => {
    const stock = { east: product.stock.east.onHand, west: product.stock.west.onHand };
    const plain = pictures.map(({ name: _, problem: __, ...picture }) => picture);
    return { ...fieldsOfProduct(row, stock, plain, notes), again: "" };
  }, [product, row, pictures, notes]);

  async function takeBack(version: number) {
    const { product: columns, pictures } = checkProduct(saved, false, new Date(), true);
    const { id, state, publish_at } = row;
    await saveProduct({ product: { ...columns, id, version, state, publish_at }, pictures });
  }

  return (
    <RecordForm
      label="Product details"
      saveWords={row.state === "draft" ? "Save draft" : "Save"}
      isQuiet={row.state === "draft" || row.state === "archived"}
      record={{ table: "products", key: row.id }}
      draft={`piece ${row.id}`}
      saved={saved}
      version={row.version}
      schema={(step) => editorSchema(row, saved, step)}
      write={async ({ pictures, ...columns }, version, step) => {
        const { state, says } = stepOf(step, row);
        const { title, version: after } = await saveProduct({
          product: { ...columns, state, id: row.id, version },
          pictures,
        });
        void removeOriginals(pictures.map(({ original }) => original));
        return { title: `${title} ${says}`, undo: () => takeBack(after) };
      }}
      ask={({ description }) =>
        saved.description.trim() && !description && row.state === "live"
          ? {
              title: "Save without a description?",
              words: "Shoppers see this product now. Its page will say nothing about it.",
              yes: "Save without it",
            }
          : undefined
      }
      follow={(values, next) => withProposal(values, next)}
      fieldsOf={fieldsOfColumn}
      beside={beside}
      actions={(form) => <Steps form={form} row={row} />}
    >
      {(form) => (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
          <div className="grid gap-4">
            {pictures.map(({ id, problem }, at) => (
              <Problem key={id}>{problem ? `Picture ${at + 1}: ${problem}` : ""}</Problem>
            ))}
            <PicturesPart form={form} />
            <WhatPart form={form} />
            <PricePart form={form} />
            <Fields of={ownFields(row)} form={form} />
            <OptionalPart form={form} />
            <FactsPart form={form} />
            <NotesPart form={form} />
            <Publishing form={form} row={row} />
          </div>
          <EditorPreview fields={form.values} row={row} />
        </div>
      )}
    </RecordForm>
  );
}

interface StepsProps {
  form: RecordControls<EditorFields>;
  row: FullProduct["row"];
}

function Publishing({ form, row }: StepsProps) {
  return (
    <Section title="Save and publish">
      <div className="grid gap-3">
        {row.publish_at ? (
          <p className="text-sm">
            Scheduled to publish on <b>{formatMoment(row.publish_at)}</b>.
          </p>
        ) : null}
        <MissingNote fields={form.values} />
        {row.state === "draft" ? (
          <Fields of={productSchema} form={form} names={["publishAt"]} />
        ) : null}
        <ToFix title="Not saved" errors={form.errors} />
      </div>
    </Section>
  );
}

function Steps({ form, row }: StepsProps) {
  const { busy, save, values } = form;
  const navigate = useNavigate();
  const { write, problem } = useWrite();
  const copied = useRef<FullProduct["row"]>(undefined);
  // The next steps are offered once they can be taken: a press on one is never lost.
  const [state, setState] = useState(row.state);
  if (busy === undefined && state !== row.state) setState(row.state);

  const step = (name: keyof typeof steps, words: string, isFirst = false) => (
    <button
      type="button"
      className={button(isFirst ? "primary" : "outline", "sm", "min-h-11")}
      aria-busy={busy === name || undefined}
      onClick={() => save(name)}
    >
      {busy === name ? "Saving…" : words}
    </button>
  );

  async function duplicate() {
    const { product, pictures } = checkProduct(values, false, new Date(), true);
    // It came another day.
    const { added_on: _, ...columns } = product;
    const request = uuid();
    const copies = pictures.map((one) => ({ ...one, id: uuid() }));
    const isDone = await write(async () => {
      copied.current = await saveProduct({
        product: columns,
        pictures: copies,
        stock: {},
        request,
      });
    }, `copy of piece ${row.id}`);
    if (isDone) navigate(`/admin/products/${copied.current?.slug}`);
  }

  return (
    <>
      {state === "draft" ? step("publish", "Publish now", true) : null}
      {state === "draft" ? step("publish later", "Schedule") : null}
      {state === "archived" ? step("put back", "Put back on the site", true) : null}
      {state === "live" ? step("archive", "Take off the site") : null}
      <ToolButton className="ml-auto" onClick={duplicate}>
        Duplicate
      </ToolButton>
      <Problem>{problem}</Problem>
    </>
  );
}
