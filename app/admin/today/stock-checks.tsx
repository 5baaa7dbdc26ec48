import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { button } from "#app/ui/button.ts";
import { RowsSection } from "../kit/rows.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { useWrite } from "../kit/use-write.ts";
import { waitingWords } from "../products/waiting.ts";
import type { Product } from "../records/records.queries.ts";
import { answerStockChecks, type Waiting, waitingQuery } from "../records/waiting.queries.ts";

/** Who asks whether a product is still there: one press texts all who asked about it. */
export function StockChecks({ products }: { products: readonly Product[] }) {
  const { data = [] } = useQuery({ ...waitingQuery, refetchInterval: 30_000 });
  const checks = data.flatMap((asked) => {
    const product = products.find(({ id }) => id === asked.product_id);
    return asked.kind === "check" && product ? [{ asked, product }] : [];
  });
  if (checks.length === 0) return null;
  return (
    <RowsSection id="stock-checks" title="Is it still there?">
      {checks.map((check) => (
        <Check key={check.product.id} {...check} />
      ))}
    </RowsSection>
  );
}

function Check({ asked, product }: { asked: Waiting; product: Product }) {
  const { isBusy, write } = useWrite({ refused: "Nothing was changed." });
  const answer = (what: "here" | "gone", words: string) =>
    write(async () => {
      await answerStockChecks(product.id, what);
      return {
        title: `${product.title}: ${words}. We’ll text who asked.`,
        undo: () => answerStockChecks(product.id, null),
      };
    });
  return (
    <li className="flex flex-wrap items-center gap-2 p-3 [overflow-wrap:anywhere]">
      <span className="mr-auto">
        <Link to={`/admin/products/${product.slug}`}>{product.title}</Link>{" "}
        <span className="text-sm text-ink-soft">{waitingWords(asked)}</span>
      </span>
      <button
        type="button"
        className={button("primary", "sm", "min-h-11")}
        aria-disabled={isBusy || undefined}
        onClick={() => answer("here", "still here")}
      >
        It’s here
      </button>
      <ToolButton aria-disabled={isBusy || undefined} onClick={() => answer("gone", "gone")}>
        It’s gone
      </ToolButton>
    </li>
  );
}
