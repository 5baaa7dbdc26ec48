/** What /live.json says of things that a shopper holds, and what has changed since, in words. */

import { detroitToday } from "#shop/calendar/clock.ts";
import { dayNumber } from "#shop/calendar/days.ts";
import { formatMoney } from "#shop/money.ts";
import { own } from "#shop/own.ts";
import type { FormerWords } from "#shop/product.ts";
import type { Showroom } from "#shop/shop.ts";
import type { LiveFacts } from "./live-file.ts";

type Today = LiveFacts["products"][string];

export interface Live {
  /** What is known of a product or a package, by the last part of its address. */
  find: (slug: string) => Found;
  /** A product's facts as they are today, and what has changed since its page was made. */
  ofProduct: <Facts extends PageFacts>(facts: Facts) => { facts: Facts; note?: string };
  changeWords: typeof changeWords;
  stockWords: typeof stockWords;
}

interface Found {
  today?: Today;
  former?: FormerWords;
}

/** What a product's page was made from. */
interface PageFacts {
  product: Today & { slug: string };
  former?: FormerWords;
}

let asking: Promise<LiveFacts> | undefined;

/** Asks the published file, and the server only whether it has changed. Rejects where there is no answer. */
export async function fetchLive(): Promise<Live> {
  await painted();
  asking ??= fetchFacts().finally(() => {
    asking = undefined;
  });
  return indexLiveFacts(await asking);
}

async function fetchFacts(): Promise<LiveFacts> {
  const response = await fetch("/live.json", { cache: "no-cache" });
  if (!response.ok) throw new Error(`/live.json answered ${response.status}`);
  return response.json();
}

/** Resolves once the page has been seen. */
function painted() {
  return new Promise<void>((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: "paint", buffered: true });
  });
}

/** Looks things up in the published facts. */
export function indexLiveFacts({ products, sold, moved }: LiveFacts, now = new Date()): Live {
  function find(slug: string): Found {
    if (Object.hasOwn(products, slug)) return { today: own(products, slug) };
    if (Object.hasOwn(moved, slug)) return { today: own(products, own(moved, slug)) };
    const soldOn = own(sold, slug);
    return soldOn === undefined
      ? { former: { badge: "Gone", words: "No longer here" } }
      : { former: { badge: "Sold", words: soldWords(soldOn, now) } };
  }

  function ofProduct<Facts extends PageFacts>(published: Facts) {
    const { product } = published;
    const { today, former } = find(product.slug);
    const facts = { ...published, product: { ...product, ...today } };
    return {
      facts: { ...facts, former: today ? undefined : (published.former ?? former) },
      note: today && changeWords(today.priceCents, product.priceCents, "when this page was made"),
    };
  }

  return { find, ofProduct, changeWords, stockWords };
}

/** "Sold today", "Sold yesterday", "Sold on November 20", by Detroit's clock. */
export function soldWords(day: string, now: Date): string {
  const daysAgo = dayNumber(detroitToday(now)) - dayNumber(day);
  if (daysAgo <= 0) return "Sold today";
  if (daysAgo === 1) return "Sold yesterday";
  const words = { month: "long", day: "numeric", timeZone: "UTC" } as const;
  return `Sold on ${new Date(day).toLocaleDateString("en-US", words)}`;
}

/** "$399, was $349 when you added it"; nothing where it costs the same. */
export function changeWords(nowCents: number, thenCents: number, when: string) {
  if (nowCents === thenCents) return undefined;
  return `${formatMoney(nowCents)}, was ${formatMoney(thenCents)} ${when}`;
}

/** "3 left: 2 at East Showroom, 1 at West Showroom"; with how many are wanted, "Only 3 left: …". */
export function stockWords(
  stock: Today["stock"],
  showrooms: readonly Pick<Showroom, "id" | "name">[],
  wanted = 0,
) {
  const at = showrooms.filter(({ id }) => stock[id] > 0);
  const total = at.reduce((sum, { id }) => sum + stock[id], 0);
  if (total === 0) return "None left right now; call us before you count on it";
  const where = at.map(({ id, name }) => `${stock[id]} at ${name}`).join(", ");
  return `${wanted > total ? "Only " : ""}${total} left: ${where}`;
}
