import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { plural } from "../format.ts";
import { pricePlansQuery } from "./price-plans.queries.ts";

/** Says before a price is set by hand that this ends the plans that run for the products. */
export function PlanNote({ ids }: { ids: readonly string[] }) {
  const { data: plans = [] } = useQuery(pricePlansQuery);
  const running = new Set(
    plans
      .filter(({ state, product_id }) => state === "running" && ids.includes(product_id))
      .map(({ product_id }) => product_id),
  );
  return running.size > 0 ? (
    <p className="text-sm font-semibold text-brass">
      {plural(running.size, "product")} {running.size === 1 ? "has" : "have"} a{" "}
      <Link to="/admin/offers#prices" className="underline">
        planned price
      </Link>
      : a price that you set here ends its plan.
    </p>
  ) : null;
}
