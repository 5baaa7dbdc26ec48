import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { usePersistedState } from "../../use-persisted-state.ts";
import { alertsQuery } from "./alerts.queries.ts";
import { canNotify, keepSubscribed } from "./push-subscription.ts";
import { playNewLead } from "./sound.ts";

/** The sound of a new lead, and this device's notifications, which a new sign-in takes up again. */
export function useAlerts() {
  const [isSoundOn, setSound] = usePersistedState("sound", (found) => found === true);
  const isAllowed = canNotify() && Notification.permission === "granted";
  const { data } = useQuery({ ...alertsQuery, enabled: isAllowed });

  useEffect(() => {
    if (data?.key) void keepSubscribed(data.key, data.devices).catch(() => undefined);
  }, [data]);

  const announce = useCallback(() => {
    if (isSoundOn) playNewLead();
  }, [isSoundOn]);
  return { isSoundOn, setSound, announce };
}
