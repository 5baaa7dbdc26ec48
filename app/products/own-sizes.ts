/** A shopper's own door, way in and room: given once, kept on the device, asked of by every fit check and list. */
import { persistedStore } from "#app/lib/persisted-store.ts";
import type { Room } from "./room-plan.ts";
import { usualDoor, type WayIn } from "./way-in.ts";

/** Inches, by name: "door.widthIn". What lies on nobody's way is absent. */
export type OwnSizes = Readonly<Record<string, number>>;

/** What the fields say at first. Only the door and the room are there for everybody. */
export const usualSizes = {
  "door.widthIn": usualDoor.widthIn,
  "door.heightIn": usualDoor.heightIn,
  "hall.widthIn": 36,
  "hall.heightIn": 96,
  "elevator.widthIn": 36,
  "elevator.heightIn": 84,
  "cab.widthIn": 68,
  "cab.depthIn": 51,
  "cab.heightIn": 90,
  "stairs.widthIn": 36,
  "stairs.heightIn": 80,
  "landing.widthIn": 36,
  "landing.heightIn": 96,
  "room.lengthIn": 168,
  "room.widthIn": 144,
} as const;

export type SizeName = keyof typeof usualSizes;

/** Those with which everybody begins. */
export const firstSizes: OwnSizes = Object.fromEntries(
  Object.entries(usualSizes).filter(([name]) => /^(door|room)/.test(name)),
);

/** Whether it can be a size in a home. */
export const isSize = (inches: unknown): inches is number =>
  typeof inches === "number" && inches >= 1 && inches <= 999;

/** What is kept; `undefined` where nobody has given a size yet. */
export const ownSizesStore = persistedStore<OwnSizes | undefined>("sizes.v1", (found) => {
  if (typeof found !== "object" || found === null) return undefined;
  const sizes = Object.entries(found).filter(
    ([name, inches]) => name in usualSizes && isSize(inches),
  );
  return { ...firstSizes, ...Object.fromEntries(sizes) };
});

/** The sizes as the fit check asks for them. */
export function placesOf(sizes: OwnSizes): WayIn & { room: Room } {
  const places: Record<string, Record<string, number>> = {};
  for (const [name, inches] of Object.entries(sizes)) {
    const [place, side] = name.split(".") as [string, string];
    places[place] = { ...places[place], [side]: inches };
  }
  return places as unknown as WayIn & { room: Room };
}
