import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { plural } from "../format.ts";
import { ActButton } from "../kit/act-button.tsx";
import { Chip, Chips } from "../kit/chips.tsx";
import { ListPage } from "../kit/list-page.tsx";
import { Pages } from "../kit/pages.tsx";
import { Rows } from "../kit/rows.tsx";
import { usePages } from "../kit/use-pages.ts";
import {
  type Batch,
  batchesOf,
  batchName,
  batchPeriod,
  matchBatches,
  planStanding,
} from "./plan-batches.ts";
import { endPlans, pricePlansQuery, takePlansBack } from "./price-plans.queries.ts";

const size = 20;
const words = {
  failed: "Failed to load the plans.",
  noneFound: "No plan matches.",
  noneYet: "No prices are planned.",
  noneYetHint: "Select products under Products, then press Plan prices.",
};
const phaseWords = { running: "Running", planned: "To come", ended: "Over" } as const;

/** Sales and falling prices: what runs, what comes, and how it ended. */
export function PricePlans() {
  const query = useQuery(pricePlansQuery);
  const { data: plans } = query;
  const [search, setSearch] = useState("");
  const [phase, setPhase] = useState<string>("all");
  const batches = batchesOf(plans ?? []);
  const found = matchBatches(batches, search, phase);
  const { shown, paging } = usePages(found, size);
  if (plans?.length === 0) {
    return (
      <p>
        None. Select products under{" "}
        <Link to="/admin/products" className="underline">
          Products
        </Link>
        , then press “Plan prices…”.
      </p>
    );
  }
  return (
    <ListPage
      search={{
        label: "Search plans by product",
        placeholder: "Product",
        value: search,
        onType: setSearch,
      }}
      filters={null}
      filtersSet={0}
      chips={
        <Chips label="Plans">
          {Object.entries({ all: "All", ...phaseWords }).map(([value, words]) => (
            <Chip
              key={value}
              count={matchBatches(batches, "", value).length}
              isPressed={phase === value}
              onPress={() => setPhase(value)}
            >
              {words}
            </Chip>
          ))}
        </Chips>
      }
      count={found.length}
      state={{
        ...{ noun: "plan", words, all: batches.length, of: query },
        isFiltered: search !== "" || phase !== "all",
        onShowAll: () => {
          setSearch("");
          setPhase("all");
        },
      }}
      pages={<Pages noun="plan" {...paging} all={batches.length} />}
    >
      <Rows aria-label="Plans">
        {shown.map((batch) => (
          <BatchRow key={batch.id} batch={batch} />
        ))}
      </Rows>
    </ListPage>
  );
}

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
