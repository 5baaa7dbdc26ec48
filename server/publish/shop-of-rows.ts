/** The shop itself, its lenders and its policies, made of their rows. */

import { detroitToday } from "#shop/calendar/clock.ts";
import { inKeyOrder } from "#shop/key-order.ts";
import type { Lender } from "#shop/lenders.ts";
import { phoneOf } from "#shop/phone.ts";
import type { Policy, PolicyWords } from "#shop/policy.ts";
import type { Testimonial } from "#shop/product.ts";
import { cityWords, type Shop, type Showroom } from "#shop/shop.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import type { PublishedRows, Row } from "./published-rows.ts";

/** A lender, as its card shows it. */
export function lenderOfRow(row: Row<"lenders">): Lender {
  return {
    slug: row.slug ?? row.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
    name: row.name,
    audience: row.audience,
    terms: row.terms,
    details: row.details,
    plan: row.plan as Lender["plan"],
    ...(row.example_months ? { exampleMonths: row.example_months } : {}),
    applicationUrl: row.application_url,
  };
}

/** A review, as the home page shows it. */
export function testimonialOfRow(row: Row<"reviews">): Testimonial {
  const { id, name, rating, text, shown_date, source, source_url } = row;
  const words = name.split(/\s+/).filter(Boolean);
  const initials = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...word!][0]);
  return {
    ...{ id, name, rating, text, avatar: initials.join("").toUpperCase(), date: shown_date },
    ...(row.is_sample ? { isSample: true as const } : {}),
    ...(source ? { source } : {}),
    ...(source && source_url ? { sourceUrl: source_url } : {}),
  };
}

/** The shop's facts, with its showrooms and their week. */
export function shopOfRows(
  shop: Row<"shop">,
  showrooms: Row<"showrooms">[],
  hours: Row<"opening_hours">[],
  lenders: Pick<Row<"lenders">, "is_sample">[],
): Shop {
  const marks = shop.sample_marks as Shop["sampleMarks"];
  return {
    name: shop.name,
    description: shop.description,
    phone: phoneOf(shop.phone),
    email: shop.email,
    area: shop.area || cityWords(showrooms),
    showrooms: showrooms.map((room) => ({
      id: room.id as Showroom["id"],
      name: room.name,
      city: room.city,
      street: room.street,
      region: room.region,
      postalCode: room.postal_code,
      phone: phoneOf(room.phone),
      textHref: phoneOf(room.phone).href.replace("tel:", "sms:"),
      latitude: Number(room.latitude),
      longitude: Number(room.longitude),
      hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
        const day = hours.find((row) => row.showroom === room.id && row.weekday === weekday);
        return day?.opens && day.closes
          ? { opens: day.opens.slice(0, 5), closes: day.closes.slice(0, 5) }
          : null;
      }),
    })),
    shopOnlineUrl: shop.shop_online_url,
    social: shop.social as unknown as Shop["social"],
    paymentProvider: shop.payment_provider,
    freeDeliveryFromCents: shop.free_delivery_from_cents,
    deliveryFeeCents: shop.delivery_fee_cents,
    holdRule: shop.hold_rule,
    // Only while one of them is the sample's.
    sampleMarks: lenders.some(({ is_sample }) => is_sample)
      ? marks
      : marks.filter((mark) => mark !== "lenders"),
    monthlyPaymentsShown: shop.monthly_payments_shown,
    salesTaxPercent: Number(shop.sales_tax_percent),
    ...(shop.counts_demand ? { countsDemand: true as const } : {}),
    homeWords: shop.home_words as Shop["homeWords"],
  };
}

/** Whether what is for sale is the sample's: all of it or some. */
export function sampleGoodsOf(goods: readonly { is_sample: boolean }[]): Pick<Shop, "sampleGoods"> {
  const samples = goods.filter(({ is_sample }) => is_sample).length;
  return samples > 0 ? { sampleGoods: samples === goods.length ? "all" : "some" } : {};
}

/** Those that the owner worded stand before those that came with the code, each with the day since which it says so. */
export function policiesOf(
  { shop, policies_since = {} }: Pick<PublishedRows, "shop" | "policies_since">,
  policies: Snapshot["policies"],
): Snapshot["policies"] {
  const worded = shop!.policies as unknown as Partial<Record<Policy["path"], PolicyWords>>;
  const said = policies.map((policy) => {
    const own = worded[policy.path];
    const changed = policies_since[policy.path];
    if (!own && !changed) return policy;
    const { since: shipped, ...rest } = policy;
    const day = changed && detroitToday(new Date(changed));
    // What the owner took back says again what came with the code, from that day on.
    const since = own ? day : [shipped, day].sort().at(-1);
    return inKeyOrder({ ...rest, ...own, ...(since ? { since } : {}) });
  });
  return said.every((policy, at) => policy === policies[at]) ? policies : said;
}
