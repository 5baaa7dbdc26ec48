import { useQuery } from "@tanstack/react-query";
import { Spinner } from "#app/ui/spinner.tsx";
import { shopQuery } from "../catalog/catalog.queries.ts";
import { LoadFailed } from "../load-failed.tsx";
import { LiveLine } from "../shell/live-line.tsx";
import { DeliveryForm } from "./delivery-form.tsx";
import { PromisesForm } from "./promises-form.tsx";
import { ShopForm } from "./shop-form.tsx";

/** The few facts of the shop that change most; more of them follow. */
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
          <ShopForm shop={data} />
          <DeliveryForm />
          <PromisesForm shop={data} />
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
