/** A shopper's own doors, halls and room: given once, kept on the device, asked of by every fit check and list. */
import { persistedStore } from "#app/lib/persisted-store.ts";
import { usualDoorHeightIn } from "#shop/door.ts";
import { own } from "#shop/own.ts";
import type { DeliveryPath } from "./delivery-fit.ts";
import type { Room } from "./room-plan.ts";

/** Inches that are free, by name: "door.widthIn". What a home does not have is absent. */
export type HomeSizes = Readonly<Record<string, number>>;

/** Whether it can be a size in a home. */
export const isSize = (inches: unknown): inches is number =>
  typeof inches === "number" && inches >= 1 && inches <= 999;

const known = /^(door|hall|elevator|cab|stairs|landing|room)\.(width|height|depth|length)In$/;

/** What the shopper has given. Nothing is assumed: an earlier version kept a door and a room of its own beside it. */
export const homeSizesStore = persistedStore<HomeSizes>("sizes.v2", (found) =>
  Object.fromEntries(
    Object.entries(typeof found === "object" && found !== null ? found : {}).filter(
      ([name, inches]) => known.test(name) && isSize(inches),
    ),
  ),
);

/** Keeps sizes that were given, forgets those that are undefined. A door of which only the width is given is as high as usual. */
export function keepSizes(changes: Readonly<Record<string, number | undefined>>) {
  const height = "door.widthIn" in changes ? { "door.heightIn": usualDoorHeightIn } : {};
  const next = Object.entries({ ...height, ...homeSizesStore.read(), ...changes });
  homeSizesStore.write(Object.fromEntries(next.filter(([, inches]) => inches)) as HomeSizes);
}

/** A door is asked for by its own size, as it is known by, and kept as what it leaves open. */
const doorTakes: Readonly<Record<string, number>> = { "door.widthIn": 1.5, "door.heightIn": 1 };

/** A kept size as it is asked for: the 30 inches of a door that leaves 28½. */
export function askedSize(sizes: HomeSizes, name: string) {
  const kept = own(sizes, name);
  return kept && kept + (own(doorTakes, name) ?? 0);
}

/** Keeps a size that was typed where it is asked for. */
export function keepTyped(name: string, inches: number) {
  keepSizes({ [name]: inches - (own(doorTakes, name) ?? 0) });
}

/** The sizes as the fit check asks for them: the places of which every side is given, a room by two. */
export function placesOf(sizes: HomeSizes): DeliveryPath & { room?: Room } {
  const places = new Map<string, Record<string, number>>();
  for (const [name, inches] of Object.entries(sizes)) {
    const [place, side] = name.split(".") as [string, string];
    places.set(place, { ...places.get(place), [side]: inches });
  }
  const whole = [...places].filter(
    ([place, sides]) => Object.keys(sides).length === (place === "cab" ? 3 : 2),
  );
  return Object.fromEntries(whole);
}
