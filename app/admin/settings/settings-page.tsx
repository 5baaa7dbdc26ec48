import { useQuery } from "@tanstack/react-query";
import { Spinner } from "#app/ui/spinner.tsx";
import { shopQuery } from "../catalog/catalog.queries.ts";
import { toolButton } from "../controls.ts";
import { LoadFailed } from "../load-failed.tsx";
import { LiveLine } from "../shell/live-line.tsx";
import { DeliveryForm } from "./delivery-form.tsx";
import { LendersForm } from "./lenders-form.tsx";
import { LinksForm } from "./links-form.tsx";
import { PoliciesForm } from "./policies-form.tsx";
import { PromisesForm } from "./promises-form.tsx";
import { ShopForm } from "./shop-form.tsx";
import { ShowroomsForm } from "./showrooms-form.tsx";
import { TextForm } from "./text-form.tsx";

const parts = [
  ["shop", "The shop"],
  ["showrooms", "Showrooms"],
  ["lenders", "Lenders"],
  ["text", "Text"],
  ["sample", "Still sample"],
  ["policies", "Policies"],
] as const;

/** What the shop says of itself, everywhere. */
export default function SettingsPage() {
  const { data, isError, isFetching, refetch } = useQuery(shopQuery);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-2xl">Settings</h1>
        <LiveLine />
      </div>
      {data ? (
        <>
          <nav aria-label="On this page">
            <ul className="flex flex-wrap gap-2">
              {parts.map(([id, label]) => (
                <li key={id}>
                  <a href={`#${id}`} className={toolButton("no-underline")}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <ShopForm shop={data} />
          <LinksForm shop={data} />
          <ShowroomsForm />
          <DeliveryForm />
          <LendersForm />
          <TextForm shop={data} />
          <PromisesForm shop={data} />
          <PoliciesForm shop={data} />
        </>
      ) : isError ? (
        <LoadFailed
          message="Failed to load the settings."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Loading settings" />
      )}
    </div>
  );
}
