import { useQuery } from "@tanstack/react-query";
import { formatRecent } from "#shop/calendar/words.ts";
import { own } from "#shop/own.ts";
import { tagScreen } from "#shop/tags.ts";
import { ActButton } from "../kit/act-button.tsx";
import { RowsSection } from "../kit/rows.tsx";
import { type Move, movesQuery, unloadMove } from "../records/moves.queries.ts";
import { showroomNames } from "../records/product-labels.ts";
import type { Product } from "../records/records.queries.ts";

interface MoveListProps {
  product?: Product;
  products?: readonly Product[];
}

export function MoveList({ product, products = [] }: MoveListProps) {
  const { data: moves = [] } = useQuery(movesQuery);
  const shown = moves.filter(({ product_id }) => !product || product_id === product.id);
  return (
    <RowsSection id="moves" title="On the truck">
      {shown.map((move) => (
        <MoveRow
          key={move.id}
          move={move}
          product={product ?? products.find(({ id }) => id === move.product_id)}
        />
      ))}
    </RowsSection>
  );
}

function MoveRow({ move, product }: { move: Move; product: Product | undefined }) {
  const name = product?.title ?? `#${move.product_id}`;
  const unload = async (showroom: string) => {
    await unloadMove(move.id, showroom);
    return {
      title: `${move.quantity} × ${name} at ${own(showroomNames, showroom)}.`,
      undo: () => unloadMove(move.id, null),
    };
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 p-3">
      <p className="mr-auto min-w-0 [overflow-wrap:anywhere]">
        <a href={tagScreen(move.product_id)} className="font-semibold">
          {move.quantity} × {name}
        </a>
        <br />
        <span className="text-sm text-ink-soft">
          from {own(showroomNames, move.showroom)} to {own(showroomNames, move.to_showroom)}, since{" "}
          {formatRecent(move.sent_at)}
        </span>
      </p>
      {[move.to_showroom, move.showroom].map((showroom) => (
        <ActButton key={showroom} about={`move ${move.id}`} act={() => unload(showroom)}>
          {showroom === move.to_showroom ? "Unloaded at" : "Back at"} {own(showroomNames, showroom)}
          <span className="sr-only">: {name}</span>
        </ActButton>
      ))}
    </li>
  );
}
