import { useEffect, useState } from "react";
import { usePart } from "#app/start/lazy.ts";
import { loadToaster } from "./load-toaster.ts";
import { onToastDemand } from "./toast.ts";

/** Stands in for the toaster until the first notice, so that pages without one load nothing for it. */
export function ToastHost() {
  const [needed, setNeeded] = useState(false);
  const toaster = usePart(loadToaster, needed);
  // What was pressed is drawn first.
  useEffect(() => onToastDemand(() => setTimeout(() => setNeeded(true))), []);
  return toaster ? <toaster.default /> : null;
}
