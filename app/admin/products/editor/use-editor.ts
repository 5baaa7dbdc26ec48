import { useMemo, useRef, useState } from "react";
import { uuid } from "#app/lib/uuid.ts";
import { momentOf } from "../../kit/local-moment.ts";
import { useDraft } from "../../kit/use-draft.ts";
import { focusFirstInvalid } from "../../kit/use-record-form.ts";
import { useWrite } from "../../kit/use-write.ts";
import { removeOriginals } from "../../pictures/local-originals.ts";
import { parseMoney, repeatProblem } from "../../records/money-input.ts";
import type { Product } from "../../records/records.queries.ts";
import type { FullProduct } from "./product.queries.ts";
import { checkProduct, type Errors, fieldsOfProduct } from "./product-fields.ts";
import { saveProduct } from "./save-product.ts";

/** What a press on one of the editor's buttons does besides saving. */
export type Step = "save" | "publish" | "publish later" | "archive" | "put back";

/** The form of one saved product: what is typed, what is wrong, and how it is saved and taken back. */
export function useEditor(product: Product, { row, pictures, notes }: FullProduct) {
  const { write, problem } = useWrite();
  const record = useMemo(() => {
    const stock = { east: product.stock.east.onHand, west: product.stock.west.onHand };
    const plain = pictures.map(({ name: _, problem: __, ...picture }) => picture);
    return fieldsOfProduct(row, stock, plain, notes);
  }, [product, row, pictures, notes]);
  const draft = useDraft(`piece ${row.id}`, record, row.version);
  const [again, setAgain] = useState("");
  const [tried, setTried] = useState<Step | null>(null);
  const [busy, setBusy] = useState<{ step: Step; from: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // What was sent before a lost answer may be what is saved in the end.
  const sent = useRef(draft.values);
  const copied = useRef<FullProduct["row"]>(undefined);

  const isFirst = row.went_live_at === null;
  const statesOf: Record<Step, string> = {
    save: row.state,
    publish: "live",
    "publish later": "draft",
    archive: "archived",
    "put back": "live",
  };

  function check(step: Step | null) {
    const isForSale = step !== null && (statesOf[step] === "live" || step === "publish later");
    const checked = checkProduct(draft.values, isForSale, new Date(), !isFirst, record);
    // Counted above, by itself.
    const { east: _, west: __, publishAt, ...rest } = checked.errors;
    const errors: Errors = rest;
    const isTimed = step === "publish later";
    if (isTimed && !draft.values.publishAt) errors.publishAt = "Choose when.";
    else if (isTimed && publishAt) errors.publishAt = publishAt;
    return { ...checked, errors };
  }
  const priceAgain = repeatProblem(
    row.price_cents,
    parseMoney(draft.values.price),
    again,
    "new price",
  );
  const { errors } = check(tried);

  async function save(step: Step): Promise<void> {
    setTried(step);
    const checked = check(step);
    if (Object.keys(checked.errors).length > 0 || priceAgain)
      return focusFirstInvalid(form.current);
    if (busy) return;
    setBusy({ step, from: row.state });
    const { values } = draft;
    const moment = step === "publish later" ? momentOf(values.publishAt, row.publish_at) : null;
    const publish_at = step === "save" ? row.publish_at : moment;
    const isDone = await write(async () => {
      const columns = { ...checked.product, state: statesOf[step], publish_at };
      const saved = await saveProduct({
        product: { ...columns, id: row.id, version: row.version },
        pictures: checked.pictures,
        stock: {},
        stockTyped: false,
      });
      sent.current = values;
      void removeOriginals(checked.pictures.map(({ original }) => original));
      return { title: stepTitle(step, saved.title), undo: () => takeBack(saved.version) };
    }, `piece ${row.id}`);
    if (isDone) {
      draft.settle(sent.current);
      setAgain("");
      setTried(null);
    }
    setBusy(null);
  }

  /** Everything as it was before, as long as no one else came between. */
  async function takeBack(version: number): Promise<void> {
    const { product: columns, pictures } = checkProduct(record, false, new Date(), true);
    const before = { state: row.state, publish_at: row.publish_at, id: row.id, version };
    await saveProduct({
      product: { ...columns, ...before },
      pictures,
      stock: {},
      stockTyped: false,
    });
  }

  /** A draft of another product like this one; answers its address. */
  async function duplicate(): Promise<string | undefined> {
    // It came another day.
    const {
      product: { added_on: _, ...columns },
      ...checked
    } = check("save");
    const request = uuid();
    const pictures = checked.pictures.map((one) => ({ ...one, id: uuid() }));
    const isDone = await write(async () => {
      copied.current = await saveProduct({ product: columns, pictures, stock: {}, request });
      return undefined;
    }, `copy of piece ${row.id}`);
    return isDone ? copied.current?.slug : undefined;
  }

  return {
    form,
    draft,
    errors,
    isTried: tried !== null,
    again,
    setAgain,
    priceAgain,
    busy: busy?.step ?? null,
    // The next steps are offered once they can be taken: a press on one is never lost.
    state: busy?.from ?? row.state,
    problem,
    save,
    duplicate,
    columns: check(null).product,
  };
}

function stepTitle(step: Step, title: string): string {
  return {
    save: `${title} saved.`,
    publish: `${title} is being published.`,
    "publish later": `${title} is scheduled to publish.`,
    archive: `${title} is off the site.`,
    "put back": `${title} is going back on the site.`,
  }[step];
}
