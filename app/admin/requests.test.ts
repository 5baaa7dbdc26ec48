import { PostgrestClient } from "@supabase/postgrest-js";
import { expect, test, vi } from "vitest";

/** The database where nothing may be changed any more: it answers no error, and no row. */
vi.mock("#app/lib/supabase.ts", () => ({
  auth: () => {},
  db: () =>
    new PostgrestClient("https://shop.example/rest/v1", {
      fetch: async (_, init) =>
        init?.method === "GET" ||
        new Headers(init?.headers).get("Prefer")?.includes("return=representation")
          ? Response.json([])
          : new Response(null, { status: 204 }),
    }),
}));

const { setHoldState, setStock } = await import("./records/record-writes.ts");
const { deleteDay } = await import("./hours/hours-writes.ts");
const { removeDevice, setDevice } = await import("./leads/alerts/alerts.queries.ts");
const { setColumn, updateLead } = await import("./leads/shared/lead-writes.ts");
const { deleteRow, undoOf, writeRow } = await import("./records/row-writes.ts");
const { endOffer, removeOffer, saveOffer } = await import("./offers/offer-writes.ts");
const { writeShop } = await import("./settings/settings.queries.ts");
const { withdrawInvitation } = await import("./users/invite-form.tsx");
const { removeRole } = await import("./users/roles.queries.ts");

const counted = { onHand: 2, version: 3 };
const product = { id: "101", stock: { east: counted, west: counted } } as Parameters<
  typeof setStock
>[0];
const offer = {
  id: "1",
  place: "notice",
  words: "Open late",
  path: null,
  starts_at: null,
  ends_at: null,
  version: 2,
} as const;
const notice = { words: "Open late", path: null, starts_at: null, ends_at: null };

test.each<[string, () => Promise<unknown>]>([
  ["a count of stock", () => setStock(product, "east", 3)],
  ["the end of a hold", () => setHoldState("1", "ended")],
  ["a day's usual hours", () => deleteDay({ showroom: "east", day: "2026-11-26" }, 1)],
  ["other words of an offer", () => saveOffer(notice, offer)],
  ["the end of an offer", () => endOffer(offer, "2026-11-26T12:00:00Z")],
  ["an offer's removal", () => removeOffer(offer)],
  ["a package's pieces", () => writeRow("packages", "1", { product_ids: [], version: 1 })],
  ["a package's removal", () => deleteRow("packages", "1", 1)],
  ["the shop's facts", () => writeShop({ name: "" }, { phone: "(586) 555-0100", version: 1 })],
  ["an area of delivery", () => writeRow("delivery_zones", "1", { area: "Troy", version: 1 })],
  ["an area's removal", () => deleteRow("delivery_zones", "1", 1)],
  ["the settings of a device", () => setDevice("1", { showroom: "east" })],
  ["a device's removal", () => removeDevice("1")],
  ["an invitation that is taken back", () => withdrawInvitation("1")],
  ["a role's removal", () => removeRole("1")],
])("%s that changed no row is a failure", async (_, write) => {
  await expect(write()).rejects.toThrow(/^Nothing was changed: someone else changed it first/);
});

test("leads that could not be set aside are told", async () => {
  const lead = { id: "1", suspected_junk: null } as Parameters<typeof updateLead>[0];
  const result = await setColumn([lead], "suspected_junk", () => "staff");
  expect(result).toMatchObject({ saved: [], conflicts: [], gone: 1 });
  await expect(updateLead(lead, { assigned_to: null })).rejects.toThrow(
    /can’t change this lead anymore/,
  );
});

test("what was done to an offer is no failure where its change cannot be read", async () => {
  expect(await undoOf("notices", "1")).toBeUndefined();
});
