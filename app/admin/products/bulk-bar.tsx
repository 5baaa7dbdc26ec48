import { useState } from "react";
import { Link } from "react-router";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { listNames } from "#shop/lists.ts";
import { own } from "#shop/own.ts";
import { field, toolButton } from "../controls.ts";
import { plural } from "../format.ts";
import type { Question } from "../kit/use-record-form.ts";
import { labelsPath } from "../labels/labels.ts";
import { PlanSheet } from "../prices/plan-sheet.tsx";
import { listLabels } from "../records/product-labels.ts";
import type { Product } from "../records/records.queries.ts";
import { askAbove } from "./ask-above.ts";
import { MarkdownSheet } from "./markdown-sheet.tsx";
import { useChangeProducts } from "./use-change-products.ts";

interface BulkBarProps {
  /** Those that are selected, on whatever page of the list. */
  products: readonly Product[];
  /** How many of them the list leaves out as it is searched and filtered now. */
  unlisted: number;
  onDone: () => void;
}

/** What can be done with several products at once; all of it in one step. */
export function BulkBar({ products, unlisted, onDone }: BulkBarProps) {
  const changeAll = useChangeProducts();
  const change = async (to: Parameters<typeof changeAll>[1], title: string) => {
    if (await changeAll(products, to, title)) onDone();
  };
  const [question, setQuestion] = useState<Question>();
  const hide = () => {
    setQuestion(undefined);
    void change({ state: "archived" }, `${count} hidden from the site.`);
  };
  const [isMarkingDown, setMarkingDown] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const count = plural(products.length, "product");
  return (
    <section
      aria-label="Selected products"
      className="sticky top-14 z-30 flex flex-wrap items-center gap-2 rounded-lg border border-spruce bg-spruce-wash p-2"
    >
      <b className="mr-auto px-1">
        {count} selected{unlisted > 0 ? `, ${unlisted} of them not shown` : ""}
      </b>
      <button type="button" className={toolButton("sm:order-last")} onClick={onDone}>
        Clear
      </button>
      <div className="relative flex gap-2 *:shrink-0 max-sm:-mx-2 max-sm:w-[calc(100%+1rem)] max-sm:overflow-x-auto max-sm:px-2 max-sm:pb-1">
        <button type="button" className={toolButton()} onClick={() => setMarkingDown(true)}>
          Mark down…
        </button>
        <button type="button" className={toolButton()} onClick={() => setPlanning(true)}>
          Plan prices…
        </button>
        <div className="shrink-0">
          <select
            aria-label="Move to page"
            className={field()}
            value=""
            onChange={({ target }) =>
              change(
                { list: target.value as Product["list"] },
                `${count} moved to ${own(listLabels, target.value)}.`,
              )
            }
          >
            <option value="">Move to…</option>
            {listNames.map((list) => (
              <option key={list} value={list}>
                {listLabels[list]}
              </option>
            ))}
          </select>
        </div>
        <button
          type="button"
          className={toolButton()}
          onClick={() => {
            const asked = askAbove(
              "Hide",
              products.map(({ title }) => title),
            );
            if (asked) setQuestion(asked);
            else hide();
          }}
        >
          Hide
        </button>
        <button
          type="button"
          className={toolButton()}
          onClick={() => change({ state: "live" }, `${count} live.`)}
        >
          Make live
        </button>
        <Link to={labelsPath(products.map(({ id }) => id))} className={toolButton("no-underline")}>
          Labels
        </Link>
      </div>
      {question ? (
        <ConfirmDialog
          title={question.title}
          confirmLabel={question.yes}
          onConfirm={hide}
          onCancel={() => setQuestion(undefined)}
        >
          {question.words}
        </ConfirmDialog>
      ) : null}
      {isMarkingDown ? (
        <MarkdownSheet products={products} onClose={() => setMarkingDown(false)} onDone={onDone} />
      ) : null}
      {isPlanning ? (
        <PlanSheet products={products} onClose={() => setPlanning(false)} onDone={onDone} />
      ) : null}
    </section>
  );
}
