/** Which devices hear of what waits, and which showrooms are texted about what. */
import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import type { ShowroomId } from "../../records/product-labels.ts";
import { changedRows, read } from "../../requests.ts";

/** One's own devices, the showrooms' numbers, and the shop's key; null where no worker has started yet. */
export const alertsQuery = queryOptions({
  queryKey: ["push-devices"],
  queryFn: async ({ signal }) => {
    const [devices, phones, key] = await Promise.all([
      read(
        signal,
        db()
          .from("push_devices")
          .select("id, endpoint, label, showroom, quiet_from, quiet_until, created_at, kinds")
          .order("created_at"),
      ),
      read(signal, db().from("alert_phones").select("*")),
      read(signal, db().rpc("push_key")),
    ]);
    return { devices, phones, key: key as string | null };
  },
});

export type PushDevice = Awaited<
  ReturnType<NonNullable<(typeof alertsQuery)["queryFn"]>>
>["devices"][number];

export type DeviceSettings = Partial<
  Pick<PushDevice, "showroom" | "quiet_from" | "quiet_until" | "kinds">
>;

export async function setDevice(id: string, settings: DeviceSettings) {
  changedRows(
    await db().from("push_devices").update(settings).eq("id", id).select("id").throwOnError(),
  );
}

export async function removeDevice(id: string) {
  changedRows(await db().from("push_devices").delete().eq("id", id).select("id").throwOnError());
}

/** An empty number takes it away; only the owner may. */
export async function setAlertPhone(showroom: string, phone: string) {
  await db().rpc("set_alert_phone", { at_showroom: showroom, phone }).throwOnError();
}

/** What the showroom's number is texted about; only the owner may. */
export async function setAlertPhoneKinds(showroom: ShowroomId, kinds: string[]) {
  changedRows(
    await db()
      .from("alert_phones")
      .update({ kinds })
      .eq("showroom", showroom)
      .select("showroom")
      .throwOnError(),
  );
}

/** What can be heard of, by the names that the database has. */
export const alertKinds = [
  ["lead", "New leads"],
  ["hold", "Requests to hold or check"],
  ["reply", "Text replies"],
  ["follow_up", "Leads to call again"],
] as const;
