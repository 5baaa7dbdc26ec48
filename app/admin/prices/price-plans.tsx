import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { plural } from "../format.ts";
import { ActButton } from "../kit/act-button.tsx";
import { LoadState } from "../kit/load-state.tsx";
import { Rows } from "../kit/rows.tsx";
import { type Batch, batchesOf, batchName, batchPeriod, planStanding } from "./plan-batches.ts";
import { endPlans, pricePlansQuery, takePlansBack } from "./price-plans.queries.ts";

const phaseWords = { running: "Running", planned: "To come", ended: "Over" } as const;

export function PricePlans() {
  const query = useQuery(pricePlansQuery);
  if (!query.data) return <LoadState of={query} what="the plans" />;
  const batches = batchesOf(query.data);
  const [ended, current] = [batches.filter(isOver), batches.filter((batch) => !isOver(batch))];
  return (
    <>
      {current.length > 0 ? (
        <Batches batches={current} />
      ) : (
        <p>
          None. Select products under{" "}
          <Link to="/admin/products" className="underline">
            Products
          </Link>
          , then press “Plan prices…”.
        </p>
      )}
      {ended.length > 0 ? (
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {plural(ended.length, "plan")} over
          </summary>
          <Batches batches={ended} />
        </details>
      ) : null}
    </>
  );
}

const isOver = ({ phase }: Batch) => phase === "ended";

const Batches = ({ batches }: { batches: readonly Batch[] }) => (
  <Rows aria-label="Plans">
    {batches.map((batch) => (
      <BatchRow key={batch.id} batch={batch} />
    ))}
  </Rows>
);

function BatchRow({ batch }: { batch: Batch }) {
  const { id, plans, phase } = batch;
  const name = batchName(batch);
  const isFalling = plans[0]!.kind === "falling";
  const running = plans.filter(({ state }) => state === "running");

  const refused = `${name}: nothing was changed.`;
  return (
    <li className="grid gap-2 p-3">
      <div>
        <p className="text-sm text-ink-soft">
          <b className={phase === "running" ? "text-spruce" : "text-brass"}>{phaseWords[phase]}</b>
        </p>
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-sm text-ink-soft">{batchPeriod(batch)}</p>
      </div>
      <details open={plans.length <= 3}>
        <summary className="min-h-8 cursor-pointer text-sm">Each product</summary>
        <ul className="grid gap-1 text-sm">
          {plans.map((plan) => (
            <li key={plan.id}>
              <Link to={`/admin/products/${plan.products.slug}`} className="underline">
                {plan.products.title}
              </Link>
              : {planStanding(plan)}
            </li>
          ))}
        </ul>
      </details>
      <div className="flex flex-wrap gap-2">
        {running.length > 0 ? (
          <ActButton
            {...{ refused, about: id }}
            act={async (at) => {
              await endPlans(running, at);
              return { title: `${name} has ended.` };
            }}
          >
            {isFalling ? "Stop here" : "End now"}
          </ActButton>
        ) : null}
        <ActButton
          {...{ refused, about: id }}
          ask={
            running.length > 0 && {
              title: `Cancel ${name}?`,
              words: `${plural(running.length, "product")} go back to the regular price, unless another plan is running.`,
              yes: "Cancel the plan",
            }
          }
          act={async () => {
            await takePlansBack(id);
            return { title: phase === "ended" ? "Removed from the list." : `${name} is canceled.` };
          }}
        >
          {phase === "ended" ? "Remove" : "Cancel"}
        </ActButton>
      </div>
    </li>
  );
}
