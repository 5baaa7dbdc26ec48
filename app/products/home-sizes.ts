/** A shopper's own doors, halls and room: given once, kept on the device, asked of by every fit check and list. */
import { persistedStore } from "#app/lib/persisted-store.ts";
import type { DeliveryPath } from "./delivery-fit.ts";
import type { Room } from "./room-plan.ts";
import { usualDoor } from "./usual-door.ts";

/** Inches, by name: "door.widthIn". What a home does not have is absent. */
export type HomeSizes = Readonly<Record<string, number>>;

/** The defaults: a door and a room. */
export const defaultSizes: HomeSizes = {
  "door.widthIn": usualDoor.widthIn,
  "door.heightIn": usualDoor.heightIn,
  "room.lengthIn": 168,
  "room.widthIn": 144,
};

/** Whether it can be a size in a home. */
export const isSize = (inches: unknown): inches is number =>
  typeof inches === "number" && inches >= 1 && inches <= 999;

const known = /^(door|hall|elevator|cab|stairs|landing|room)\.(width|height|depth|length)In$/;

/** What is kept; `undefined` where no one has given a size yet. */
export const homeSizesStore = persistedStore<HomeSizes | undefined>("sizes.v1", (found) => {
  if (typeof found !== "object" || found === null) return undefined;
  const sizes = Object.entries(found).filter(
    ([name, inches]) => known.test(name) && isSize(inches),
  );
  return { ...defaultSizes, ...Object.fromEntries(sizes) };
});

/** The sizes as the fit check asks for them. */
export function placesOf(sizes: HomeSizes): DeliveryPath & { room: Room } {
  const places = new Map<string, Record<string, number>>();
  for (const [name, inches] of Object.entries(sizes)) {
    const [place, side] = name.split(".") as [string, string];
    places.set(place, { ...places.get(place), [side]: inches });
  }
  return Object.fromEntries(places) as unknown as DeliveryPath & { room: Room };
}
