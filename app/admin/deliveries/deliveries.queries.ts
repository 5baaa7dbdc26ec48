import { queryOptions } from "@tanstack/react-query";
import type { DeliveryFacts } from "#app/delivery/delivery-file.ts";
import { db } from "#app/lib/supabase.ts";
import { detroitToday } from "#shop/calendar/clock.ts";
import { addDays } from "#shop/calendar/days.ts";
import type { Database, Tables } from "#supabase/database.types.ts";
import { changedRows, readAll } from "../requests.ts";

type Row = Database["public"]["Functions"]["read_deliveries"]["Returns"][number];

export type Delivery = Omit<
  { [name in keyof Row]: NonNullable<Row[name]> },
  "sale_id" | "hold_id"
> & { sale_id: string | null; hold_id: string | null };

type Writable = Omit<Tables<"deliveries">, "phone_e164">;
interface NewDelivery
  extends Pick<Writable, "id" | "day" | "name" | "phone" | "street" | "zip" | "note"> {
  sale_id?: string;
  hold_id?: string;
}

async function readDeliveries(from: number, to: number, signal: AbortSignal) {
  const today = detroitToday(new Date());
  const days = { from_day: addDays(today, from), to_day: addDays(today, to) };
  return (await readAll(signal, () => db().rpc("read_deliveries", days))) as Delivery[];
}

export const deliveriesQuery = queryOptions({
  queryKey: ["deliveries"],
  queryFn: ({ signal }) => readDeliveries(0, 90, signal),
  refetchInterval: 60_000,
});

/** Deliveries of the last 30 days: a sale has one at most, made or not. */
export const pastDeliveriesQuery = queryOptions({
  queryKey: ["deliveries", "past"],
  queryFn: ({ signal }) => readDeliveries(-30, -1, signal),
});

export const deliveryFactsQuery = queryOptions({
  queryKey: ["delivery-facts"],
  queryFn: async ({ signal }): Promise<DeliveryFacts> => {
    const answer = await fetch("/delivery.json", { signal, cache: "no-cache" });
    if (!answer.ok) throw new Error(`/delivery.json answered ${answer.status}`);
    return answer.json();
  },
});

/** Books a day; the same id twice is one delivery. */
export async function bookDelivery(delivery: NewDelivery) {
  const { error } = await db().from("deliveries").insert(delivery);
  if (error?.code !== "23505") {
    if (error) throw error;
    return;
  }
  const { data } = await db().from("deliveries").select("id").eq("id", delivery.id).throwOnError();
  if (data.length === 0) throw new Error("Someone else has booked a delivery for it.");
}

export async function changeDelivery(id: string, change: Partial<Writable>) {
  changedRows(
    await db().from("deliveries").update(change).eq("id", id).select("id").throwOnError(),
  );
}
