import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { plural } from "../format.ts";
import { countPlanned } from "./plan-batches.ts";
import { pricePlansQuery } from "./price-plans.queries.ts";

export function PlanNote({ ids }: { ids: readonly string[] }) {
  const { data: plans = [] } = useQuery(pricePlansQuery);
  const count = countPlanned(plans, ids, ["running"]);
  return count > 0 ? (
    <p className="text-sm font-semibold text-brass">
      {plural(count, "product")} {count === 1 ? "has" : "have"} a{" "}
      <Link to="/admin/offers#prices" className="underline">
        planned price
      </Link>
      . Setting a price here ends its plan.
    </p>
  ) : null;
}
