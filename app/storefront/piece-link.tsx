import { Link } from "react-router";
import { cn } from "#app/ui/cn.ts";
import type { HomePiece } from "./home-pieces.ts";

/** A piece's name and price. */
export function PieceLink({ piece, className }: { piece: HomePiece; className?: string }) {
  return (
    <>
      <Link
        to={piece.path}
        prefetch="intent"
        className={cn(
          "inline-flex min-h-11 items-center font-semibold text-ink no-underline hover:underline",
          className,
        )}
      >
        {piece.title}
      </Link>
      <span className="price text-xl">{piece.price}</span>
    </>
  );
}
