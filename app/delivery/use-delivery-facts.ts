import { useEffect, useState } from "react";
import { loadJson } from "#app/lib/load-json.ts";
import type { DeliveryFacts } from "./delivery-file.ts";

/** Where the shop delivers and when it is open, once it is wanted and has come. */
export function useDeliveryFacts(isWanted = true) {
  const [facts, setFacts] = useState<DeliveryFacts>();
  useEffect(() => {
    if (isWanted) loadJson<DeliveryFacts>("/delivery.json").then(setFacts, () => undefined);
  }, [isWanted]);
  return facts;
}
