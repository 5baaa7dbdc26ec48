import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { button } from "#app/ui/button.ts";
import { productPath } from "#shop/lists.ts";
import { fieldPair } from "../../controls.ts";
import { fieldControls } from "../../kit/field-controls.ts";
import { PageHead } from "../../kit/page-head.tsx";
import { ToFix } from "../../kit/to-fix.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { UnsavedDraftNote } from "../../kit/unsaved-draft-note.tsx";
import { useDraft } from "../../kit/use-draft.ts";
import { focusFirstInvalid } from "../../kit/use-record-form.ts";
import { lotDefaults, lotName, proposedPrice } from "../../lots/lot-defaults.ts";
import { lotsQuery } from "../../lots/lots.queries.ts";
import { parsePictures } from "../../pictures/picture.ts";
import { useOnline } from "../../use-online.ts";
import { MissingNote } from "./missing-note.tsx";
import { checkProduct, emptyProduct, type ProductFields } from "./product-fields.ts";
import {
  CountPart,
  FactsPart,
  NotesPart,
  OptionalPart,
  PicturesPart,
  PricePart,
  WhatPart,
} from "./product-form.tsx";
import type { QueuedProduct } from "./use-outbox.ts";
import { useOutbox } from "./use-outbox.ts";
import { withProposal } from "./words-proposal.ts";

const loadPreview = () => import("./preview.tsx");
const Preview = lazy(loadPreview);

/** Once everything that the page may need is loaded, it opens on this device without a line, too. */
async function keepForOffline() {
  await Promise.all([loadPreview(), import("../../pictures/storage.ts")]);
  const { saveOfflinePage } = await import("#app/offline/offline-page.ts");
  await saveOfflinePage("/admin/add");
}

function useNewProduct() {
  const [params] = useSearchParams();
  const id = params.get("lot") ?? undefined;
  const { data: lots } = useQuery({ ...lotsQuery, enabled: id !== undefined });
  const lot = lots?.find((one) => one.id === id);
  const draft = useDraft(id ? `new piece ${id}` : "new piece", {
    ...emptyProduct,
    ...(lot && lotDefaults(lot)),
  });
  const { compareAt, price } = draft.values;
  function change(typed: Partial<ProductFields>) {
    const next = withProposal(draft.values, typed);
    const isRuled = lot && next.compareAt !== undefined;
    // A price that somebody typed stays.
    const follows = isRuled && ["", proposedPrice(compareAt, lot)].includes(price);
    draft.change(follows ? { ...next, price: proposedPrice(next.compareAt!, lot) } : next);
  }
  return { id, lot, draft, change };
}

export default function AddPage() {
  const { draft, lot, change, id } = useNewProduct();
  const { values: fields } = draft;
  const [last, setLast] = useState<ProductFields>();
  const outbox = useOutbox();
  const isOnline = useOnline();
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState<"live" | "draft" | null>(null);
  const { errors } = checkProduct(fields, tried === "live", new Date());
  const part = fieldControls(fields, tried ? errors : {}, tried !== null, change);
  useEffect(() => {
    if (!import.meta.env.PROD || !navigator.serviceWorker || !isOnline) return;
    // What fails now is kept the next time; a browser that keeps nothing needs the line.
    keepForOffline().catch(() => undefined);
  }, [isOnline]);

  function submit(as: "live" | "draft") {
    setTried(as);
    const { errors: wrong } = checkProduct(fields, as === "live", new Date());
    if (Object.keys(wrong).length > 0) {
      focusFirstInvalid(form.current);
      return;
    }
    outbox.add({ request: crypto.randomUUID(), fields, as, ...(id && { lot: id }) });
    setLast(fields);
    draft.drop();
    setTried(null);
    window.scrollTo({ top: 0 });
  }

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-4">
      <PageHead title="Add a closeout" />
      {isOnline ? null : (
        <p className="rounded-lg bg-brass-wash p-3 text-sm">
          You’re offline. What you add is saved on this device, pictures too, and we’ll send it when
          you’re back online with this page open.
        </p>
      )}
      <OutboxList
        outbox={outbox}
        onOpen={(one) => {
          change(one.fields);
          outbox.remove(one.request);
        }}
      />
      <SentList sent={outbox.sent} />
      <UnsavedDraftNote draft={draft} />
      {id ? (
        <p className="text-ink-soft">
          It belongs to <Link to={`/admin/lots#${id}`}>{lot ? lotName(lot) : "its lot"}</Link>.
        </p>
      ) : null}
      {last && !fields.title ? (
        <ToolButton
          className="justify-self-start"
          onClick={() => change({ ...last, title: "", sku: "", pictures: "[]", note: "" })}
        >
          Same as the last
        </ToolButton>
      ) : null}
      <form
        ref={form}
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit("live");
        }}
      >
        <PicturesPart form={part} />
        <WhatPart form={part} />
        <CountPart form={part} />
        <PricePart form={part} />
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            More details (optional)
          </summary>
          <div className="grid gap-4">
            <OptionalPart form={part} />
            <FactsPart form={part} />
            <NotesPart form={part} />
          </div>
        </details>
        {fields.title && fields.price ? (
          <section aria-labelledby="preview" className="grid gap-2">
            <h2 id="preview" className="text-xl">
              What shoppers will see
            </h2>
            <Suspense>
              <Preview
                id="new"
                slug="new"
                fields={fields}
                pictures={parsePictures(fields.pictures)}
              />
            </Suspense>
          </section>
        ) : null}
        <ToFix title={tried === "draft" ? "Not saved" : "Not published"} errors={part.errors} />
        <MissingNote fields={fields} />
        <div className={fieldPair}>
          <button type="submit" className={button("primary", "lg")}>
            Publish
          </button>
          <button type="button" className={button("outline", "lg")} onClick={() => submit("draft")}>
            Save as draft
          </button>
        </div>
      </form>
    </div>
  );
}

function SentList({ sent }: Pick<ReturnType<typeof useOutbox>, "sent">) {
  return sent.map((row) => (
    <p key={row.id} role="status" className="rounded-lg bg-spruce-wash p-3 text-sm">
      <b>{row.title}</b> is number {row.id}.{" "}
      <Link to={`/admin/products/${row.slug}`}>Look it over</Link>
      {row.state === "live" ? (
        <>
          {" or see "}
          <a
            href={productPath({ category: row.list, slug: row.slug })}
            target="_blank"
            rel="noopener"
          >
            its page
          </a>
          {" in a few seconds."}
        </>
      ) : (
        "."
      )}
    </p>
  ));
}

interface OutboxListProps {
  outbox: ReturnType<typeof useOutbox>;
  onOpen: (waiting: QueuedProduct) => void;
}

function OutboxList({ outbox: { waiting, isSending, delay }, onOpen }: OutboxListProps) {
  if (waiting.length === 0) return null;
  return (
    <ul aria-label="Not sent yet" className="grid gap-2">
      {waiting.map((one) => (
        <li
          key={one.request}
          className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3 text-sm"
        >
          <p className="min-w-0 flex-1">
            <b>{one.fields.title}</b>{" "}
            {one.problem ? (
              <span className="font-semibold text-tag">{one.problem}</span>
            ) : delay ? (
              <span className="font-semibold text-brass">
                {delay} It’s saved on this device. We’ll keep trying.
              </span>
            ) : isSending ? (
              "Sending…"
            ) : (
              "Saved on this device. We’ll send it when you’re back online."
            )}
          </p>
          {one.problem ? <ToolButton onClick={() => onOpen(one)}>Change it</ToolButton> : null}
        </li>
      ))}
    </ul>
  );
}
