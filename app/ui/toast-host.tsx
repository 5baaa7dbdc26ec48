import { Suspense, useEffect, useState } from "react";
import { lazy } from "#app/start/late.ts";
import { loadToaster } from "./load-toaster.ts";
import { onToastDemand } from "./toast.ts";

const Toaster = lazy(loadToaster);

/** Stands in for the toaster until the first notice, so that pages without one load nothing for it. */
export function ToastHost() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onToastDemand(() => setNeeded(true)), []);
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
