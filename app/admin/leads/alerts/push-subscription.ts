/** This device's own subscription to web push. */
import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import type { DeviceSettings } from "./alerts.queries.ts";

/** Whether this browser could show notifications of this site at all. */
export const canNotify = () =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function currentSubscription() {
  if (!canNotify()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager.getSubscription();
}

/** The address that the browser's push service knows this device by; null where it does not. */
export const endpointQuery = queryOptions({
  queryKey: ["push-endpoint"],
  queryFn: async () => (await currentSubscription())?.endpoint ?? null,
});

/** The browser forgets it, too: what it still knew would be taken up again at the next visit. */
export async function unsubscribeDevice() {
  await (await currentSubscription())?.unsubscribe();
}

/** Takes up what the person had asked for here and signing out, or another key of the shop's, ended. */
export async function keepSubscribed(key: string, known: readonly { endpoint: string }[]) {
  const found = await currentSubscription();
  if (!found) return;
  const isKnown = known.some(({ endpoint }) => endpoint === found.endpoint);
  if (!isKnown || !isOfKey(found, key)) await subscribeDevice(key);
}

/** The site's worker, once it runs. Throws where it could not be installed, which `ready` would wait for without end. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register("/service-worker.js");
  const { installing, active } = registration;
  if (installing && !active) {
    await new Promise<void>((resolve, reject) => {
      installing.addEventListener("statechange", () => {
        if (installing.state === "activated") resolve();
        if (installing.state === "redundant")
          reject(new Error("This browser couldn’t set up notifications."));
      });
    });
  }
  return registration;
}

/** Asks the person, then the browser's push service, and tells the shop. Throws with the reason. */
export async function subscribeDevice(key: string, settings: DeviceSettings = {}) {
  if ((await Notification.requestPermission()) !== "granted") {
    throw new Error("Your browser is blocking notifications from this site. Check its settings.");
  }
  const { pushManager } = await activeWorker();
  const old = await pushManager.getSubscription();
  // Of another key it would be refused by the push service.
  if (old && !isOfKey(old, key)) await old.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth)
    throw new Error("This browser couldn’t set up notifications.");
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null));
  await db()
    .rpc("add_push_device", {
      endpoint,
      p256dh: keys.p256dh,
      auth: keys.auth,
      label: deviceName(navigator.userAgent),
      ...given,
    })
    .throwOnError();
}

function isOfKey({ options }: PushSubscription, key: string) {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key;
}

/** "Chrome on Android" */
export function deviceName(agent: string) {
  const browser =
    /Edg/.exec(agent)?.[0].replace("Edg", "Edge") ??
    /Firefox|Chrome/.exec(agent)?.[0] ??
    (agent.includes("Safari") ? "Safari" : "Browser");
  const system = /Android|iPhone|iPad|Windows|Mac|Linux/.exec(agent)?.[0] ?? "this device";
  return `${browser} on ${system}`;
}
