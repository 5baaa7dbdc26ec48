import { Link } from "react-router";
import { button } from "#app/ui/button.ts";
import type { ProductFacts } from "./product-facts.ts";

/** Stands in the price's place where a thing is gone. The products that are like it are further down on its page. */
export default function Former({ facts: { former, path, product } }: { facts: ProductFacts }) {
  const { type, size } = product;
  const wanted = new URLSearchParams({ alert: "", type, ...(size ? { size } : {}) });
  return (
    <div className="offer">
      <p className="font-display text-3xl font-bold text-tag">{former?.words}</p>
      <p className="mt-3 text-lg">Closeouts don’t come back, but we may have something similar.</p>
      <div className="mt-5 grid gap-2.5">
        <Link to={`${path}#related`} className={button("primary")}>
          See similar pieces
        </Link>
        <Link to={`/saved?${wanted}`} className={button("outline")}>
          Tell me when one like it comes in
        </Link>
        <Link to={path.slice(0, path.lastIndexOf("/"))} className={button("outline")}>
          See the whole list
        </Link>
      </div>
    </div>
  );
}
