import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { button } from "#app/ui/button.ts";
import { ActButton } from "../kit/act-button.tsx";
import { RowsSection } from "../kit/rows.tsx";
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
  return (
    <RowsSection id="stock-checks" title="Is it still there?">
      {checks.map((check) => (
        <Check key={check.product.id} {...check} />
      ))}
    </RowsSection>
  );
}

function Check({ asked, product }: { asked: Waiting; product: Product }) {
  const about = `check of ${product.id}`;
  const answer = async (what: "here" | "gone", words: string) => {
    await answerStockChecks(product.id, what);
    return {
      title: `${product.title}: ${words}. We’ll text who asked.`,
      undo: () => answerStockChecks(product.id, null),
    };
  };
  return (
    <li className="flex flex-wrap items-center gap-2 p-3 [overflow-wrap:anywhere]">
      <span className="mr-auto">
        <Link to={`/admin/products/${product.slug}`}>{product.title}</Link>{" "}
        <span className="text-sm text-ink-soft">{waitingWords(asked)}</span>
      </span>
      <ActButton
        look={button("primary", "sm", "min-h-11")}
        about={about}
        act={() => answer("here", "still here")}
      >
        It’s here
      </ActButton>
      <ActButton about={about} act={() => answer("gone", "gone")}>
        It’s gone
      </ActButton>
    </li>
  );
}
