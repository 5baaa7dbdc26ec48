import { useState } from "react";
import { Link } from "react-router";
import { own } from "#shop/own.ts";
import { toolButton } from "../controls.ts";
import { plural } from "../format.ts";
import { BulkBar } from "../kit/bulk-bar.tsx";
import { Select } from "../kit/select.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { labelsPath } from "../labels/labels.ts";
import { PlanSheet } from "../prices/plan-sheet.tsx";
import { listChoice, listLabels } from "../records/product-labels.ts";
import type { Product } from "../records/records.queries.ts";
import { mostUnasked } from "./ask-above.ts";
import { MarkdownSheet } from "./markdown-sheet.tsx";
import { useChangeProducts } from "./use-change-products.ts";

interface ProductsBulkBarProps {
  products: readonly Product[];
  found: readonly Product[];
  onSelectMatching: () => void;
  onDone: () => void;
}

export function ProductsBulkBar(props: ProductsBulkBarProps) {
  const { products, found, onSelectMatching, onDone } = props;
  const changeAll = useChangeProducts();
  const [isMarkingDown, setMarkingDown] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const count = plural(products.length, "product");
  const listed = new Set(found);
  const change = async (to: Parameters<typeof changeAll>[1], title: string) => {
    if (await changeAll(products, to, title)) onDone();
  };
  return (
    <>
      <BulkBar
        noun="product"
        names={() => products.map(({ title }) => title)}
        selected={products.length}
        unlisted={products.filter((product) => !listed.has(product)).length}
        matching={found.length}
        asksFrom={mostUnasked + 1}
        onSelectMatching={onSelectMatching}
        onClear={onDone}
      >
        {(ask) => (
          <>
            <ToolButton onClick={() => setMarkingDown(true)}>Mark down…</ToolButton>
            <ToolButton onClick={() => setPlanning(true)}>Plan prices…</ToolButton>
            <div className="shrink-0">
              <Select
                aria-label="Move to category"
                options={[["", "Move to…"], ...listChoice]}
                value=""
                onChange={({ target }) =>
                  change(
                    { list: target.value as Product["list"] },
                    `${count} moved to ${own(listLabels, target.value)}.`,
                  )
                }
              />
            </div>
            <ToolButton
              onClick={() =>
                ask({
                  title: `Hide ${count}?`,
                  confirm: `Hide ${count}`,
                  run: () => void change({ state: "archived" }, `${count} hidden from the site.`),
                })
              }
            >
              Hide
            </ToolButton>
            <ToolButton onClick={() => change({ state: "live" }, `${count} live.`)}>
              Make live
            </ToolButton>
            <Link
              to={labelsPath(products.map(({ id }) => id))}
              className={toolButton("no-underline")}
            >
              Labels
            </Link>
          </>
        )}
      </BulkBar>
      {isMarkingDown ? (
        <MarkdownSheet products={products} onClose={() => setMarkingDown(false)} onDone={onDone} />
      ) : null}
      {isPlanning ? (
        <PlanSheet products={products} onClose={() => setPlanning(false)} onDone={onDone} />
      ) : null}
    </>
  );
}
