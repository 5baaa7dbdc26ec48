/** What the stories look for, read from the content: no story knows a name, a price or a number of it. */
import { type Article, articlesOf } from "#app/blog/articles.ts";
import { adjacentArticles } from "#app/blog/related.ts";
import { checkParts, doorNeed } from "#app/products/delivery-fit.ts";
import { packages } from "#content/packages.ts";
import { sample } from "#content/sample.ts";
import { detroitTime, detroitToday } from "#shop/calendar/clock.ts";
import { addDays } from "#shop/calendar/days.ts";
import { holidayName } from "#shop/calendar/holidays.ts";
import { listAddresses, productPath, productsOf } from "#shop/lists.ts";
import { formatMoney, savings } from "#shop/money.ts";
import type { AnyProduct } from "#shop/product.ts";

const { shop, lenders } = sample;
const lists = sample.products;
const products = productsOf(sample);

export { formatMoney, lenders, listAddresses, lists, packages, productPath, products, shop };

export const eastShowroom = shop.showrooms[0]!;
export const westShowroom = shop.showrooms[1]!;
export const [aPackage] = packages;
export const aBed = lists.bedroom[0]!;
export const aSofa = lists["living-room"][0]!;
export const aMattress = lists.mattress[0]!;
/** The product with the most pictures. */
export const aPicturedProduct = products.reduce((most, other) =>
  picturesOf(other) > picturesOf(most) ? other : most,
);
/** Its second picture is as large as its first. */
export const aTwicePicturedProduct = products.find((product) => picturesOf(product) === 2)!;
export const aClearanceItem = lists.clearance[0]!;

export const articles = articlesOf(sample);
export const articleIds = articles.map(({ id }) => id);
export const nextOf = (article: Article) => adjacentArticles(article, articles).next;

/** The article with the most headings of those that another one follows. */
export const aLongArticle = articles
  .filter(nextOf)
  .reduce((most, other) => (other.headings.length > most.headings.length ? other : most));

/** The two articles with the widest tables. */
export const wideArticles = articles
  .map((article) => ({ article, cells: widestRow(article.html) }))
  .sort((a, b) => b.cells - a.cells)
  .slice(0, 2)
  .map(({ article }) => article);

function widestRow(html: string) {
  return Math.max(...html.split("<tr").map((row) => row.split(/<t[dh]/).length));
}

function picturesOf({ slug }: AnyProduct) {
  return 1 + (sample.pictureViews[slug]?.length ?? 0);
}

/** "$599 | $1,499 | Save $900 (60%)" as a product's dialog writes them. */
export function priceWords({ priceCents, originalPriceCents = Number.NaN }: AnyProduct) {
  const { cents, percent } = savings(priceCents, originalPriceCents);
  return {
    price: formatMoney(priceCents),
    original: formatMoney(originalPriceCents),
    saving: `Save ${formatMoney(cents)} (${percent}%)`,
  };
}

/** A wide seat of a product that passes the narrowest door it fits only tilted, and that door's width in inches. */
export const tiltedSeat = lists["living-room"]
  .flatMap((product) => product.pieces.map((part) => ({ product, part })))
  .map(({ product, part }) => ({ product, part, doorIn: doorNeed([part])!.widthIn }))
  .find(({ part, doorIn }) => {
    const [check] = checkParts([part], { door: { widthIn: doorIn, heightIn: 79 } });
    return check!.passages[0]!.way === "tilted" && part.count === 1 && part.widthIn > 60;
  })!;

/** The first day from tomorrow on that is no holiday, nor those around it, so that the usual hours hold. */
export function quietDay() {
  for (let day = addDays(detroitToday(new Date()), 1); ; day = addDays(day, 1)) {
    if (![-1, 0, 1].some((days) => holidayName(addDays(day, days)))) return day;
  }
}

/** A moment of that day at which every showroom is open, or closed, by its usual hours. */
export function momentOf(day: string, isOpen: boolean) {
  const hours = Array.from(
    { length: 24 },
    (_, hour) => new Date(Date.parse(day) + hour * 3_600_000),
  );
  return hours.find((moment) => {
    const { weekday, time } = detroitTime(moment);
    return shop.showrooms.every(({ hours }) => {
      const today = hours[weekday];
      return isOpen === Boolean(today && today.opens <= time && time < today.closes);
    });
  })!;
}
