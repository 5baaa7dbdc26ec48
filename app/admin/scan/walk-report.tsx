import { Link } from "react-router";
import { tagScreen } from "#shop/tags.ts";
import { plural } from "../format.ts";
import { ToolButton } from "../kit/tool-button.tsx";
import { showroomIds, showroomNames } from "../records/product-labels.ts";
import type { Product } from "../records/records.queries.ts";
import { compareWalk, type Walk } from "./walk.ts";

interface WalkReportProps {
  walk: Walk;
  products: readonly Product[];
  onEnd: () => void;
}

/** How far a walk is: what wasn't seen yet, and what should not be there. */
export function WalkReport({ walk, products, onEnd }: WalkReportProps) {
  const { expected, missing, misplaced } = compareWalk(walk, products);
  const name = showroomNames[walk.showroom];
  return (
    <section aria-label="This walk" className="grid gap-3">
      <p>
        <b className="tabular">
          {expected - missing.length} of {expected}
        </b>{" "}
        seen at {name}
      </p>
      <List
        title={`${plural(misplaced.length, "product")} that should not be here`}
        products={misplaced}
        isOpen
      />
      <List title={`${plural(missing.length, "product")} not seen`} products={missing} />
      <ToolButton className="justify-self-start" onClick={onEnd}>
        End this walk
      </ToolButton>
    </section>
  );
}

interface ListProps {
  title: string;
  products: readonly Product[];
  isOpen?: boolean;
}

function List({ title, products, isOpen = false }: ListProps) {
  if (products.length === 0) return null;
  return (
    <details open={isOpen} className="rounded-card border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5 font-semibold">{title}</summary>
      <ul className="divide-y divide-line border-t border-line">
        {products.map(({ id, title, stock }) => (
          <li key={id}>
            <Link
              to={tagScreen(id)}
              className="flex min-h-11 items-center gap-2 px-3 py-1.5 text-ink no-underline hover:bg-sunken"
            >
              <span className="mr-auto min-w-0 [overflow-wrap:anywhere]">
                {title} <span className="text-sm text-ink-soft tabular">#{id}</span>
              </span>
              <span className="text-sm whitespace-nowrap text-ink-soft">
                {showroomIds
                  .map((room) => `${showroomNames[room]} ${stock[room].onHand}`)
                  .join(" · ")}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
