/** Answers that the search works out for a query: delivery to a place, opening hours, what is not sold. */

import type { DeliveryFacts } from "#app/delivery/delivery-file.ts";
import { isZip } from "#app/delivery/zip-field.tsx";
import { detroitTime } from "#shop/calendar/clock.ts";
import { addDays, dayNames, formatHours, weekdayOf } from "#shop/calendar/days.ts";
import { nextHolidays } from "#shop/calendar/holidays.ts";
import { callFirst, hoursSetFor, openingAt } from "#shop/calendar/hours.ts";
import { weekWords } from "#shop/calendar/week-words.ts";
import { formatLongDay } from "#shop/calendar/words.ts";
import { dayWords, outsideFee, zipProblem, zoneWords } from "#shop/delivery.ts";
import { findZone } from "#shop/delivery-zone.ts";
import type { SearchEntry } from "./search-entry.ts";

interface Asked {
  /** In lower case, without apostrophes. */
  query: string;
  facts: DeliveryFacts;
  /** "troy 48083,novi 48375": see `townsOfState`. */
  towns: string;
  now: Date;
}

/** What is known of the place, the day or the hours that a query names; undefined where it names none. */
export function replyTo(asked: Asked): SearchEntry | undefined {
  return deliveryReply(asked) ?? hoursReply(asked);
}

const answer = (title: string, href: string, text: string): SearchEntry => ({
  ...{ title, href, text },
  ...{ kind: "Answer", words: "" },
});

const delivery = /\b(deliver\w*|ship\w*|bring|zip( code)?)\b/;
function deliveryReply(asked: Asked) {
  const { query, facts } = asked;
  // Not the end of a telephone number.
  const zip = /(?:^ ?|[^\d -]|[^\d] )(\d{5})(?=$|[^\d]|\d{4}$)/.exec(query)?.[1];
  if (zip) return deliveryTo(zip, zip, asked);
  const weekday = dayNames.findIndex((name) => query.includes(name.toLowerCase()));
  if (weekday >= 0 && delivery.test(query)) return deliveryOn(weekday, facts);
  const county = facts.zones.find(({ area }) => query.includes(area.toLowerCase()));
  if (county)
    return answer(
      `Delivery to ${county.area}`,
      "/shipping-policy",
      zoneWords(county, facts, asked.now),
    );
  const town = townIn(asked);
  return town && deliveryTo(town.zip, `${town.name}, ${town.zip}`, asked);
}

/** The town of a query that asks for delivery or says nothing else. */
function townIn({ query, towns, facts }: Asked) {
  const place = query.replace(/[.,?!]/g, " ");
  const known = towns.split(",").map((line) => /^\s*(\D+?) (\d{5})$/.exec(line) ?? []);
  const found = known
    .filter(([, name]) => name && ` ${place} `.includes(` ${name} `))
    .sort(([, a = ""], [, b = ""]) => b.length - a.length)[0];
  const [, name = "", zip = ""] = found ?? [];
  const rest = place.replace(name, "").replace(/\b(mi|mich|michigan|ohio|oh|in|to|city of)\b/g, "");
  const isShowroom = facts.showrooms.some(({ city }) => city.toLowerCase() === name);
  if (!name || (rest.trim() ? !delivery.test(rest) : isShowroom)) return undefined;
  return { name: name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()), zip };
}

/** Delivery to a ZIP code, which is called by the name of the place. */
export function deliveryTo(
  zip: string,
  place: string,
  { facts, now }: Pick<Asked, "facts" | "now">,
) {
  if (!isZip(zip)) return answer(zipProblem(zip), "/shipping-policy", "Try one such as 48226.");
  const zone = findZone(facts.zones, zip);
  const outside = outsideFee(facts.zones, zip);
  const call = `Call ${facts.phone.label} with the address`;
  const text = zone
    ? `${zone.area}: ${zoneWords(zone, facts, now)}`
    : facts.zones.length > 0
      ? outside
        ? `Outside our delivery area, so delivery there is by quote, ${outside}. ${call}, and you’ll know the price before you pay.`
        : `Far outside our delivery area, so delivery there is by quote only. ${call} before you plan on it.`
      : `Ask us about it: ${facts.phone.label}.`;
  return { ...answer(`Delivery to ${place}`, "/shipping-policy", text), zip };
}

function deliveryOn(weekday: number, { zones }: DeliveryFacts) {
  const name = `${dayNames[weekday]}s`;
  const to = zones.filter(({ days }) => days.includes(weekday)).map(({ area }) => area);
  const text =
    to.length > 0
      ? `On ${name} we deliver to ${new Intl.ListFormat("en-US").format(to)}.`
      : `No, not on ${name}. ${zones.map(({ area, days }) => `${area}: ${dayWords(days)}`).join(". ")}.`;
  return answer(`Delivery on ${name}`, "/shipping-policy", text);
}

/** How shoppers write the names of holidays, as the calendar has them. */
const holidays: readonly (readonly [said: RegExp, name: RegExp])[] = [
  [/\bthanks ?giving( day)?\b/, /Thanksgiving/],
  [/\b(christmas|xmas) eve\b/, /Christmas Eve/],
  [/\b(christmas|xmas)( day)?\b/, /Christmas Day/],
  [/\bnew ?year\W?s? eve\b/, /New Year.s Eve/],
  [/\bnew ?year\W?s?( day)?\b/, /New Year.s Day/],
  [/\beaster( sunday)?\b/, /Easter/],
  [/\b(july (the )?4(th)?|(the )?(4|four)th( of july)?|independence day)\b/, /Independence/],
  [/\blabor day\b/, /Labor/],
  [/\bmemorial day\b/, /Memorial/],
  [/\bblack friday\b/, /Black Friday/],
  [/\bjuneteenth\b/, /Juneteenth/],
  [/\bveterans day\b/, /Veterans/],
  [/\bpresidents day\b/, /Presidents/],
  [/\b(mlk|martin luther king)( jr)?( day)?\b/, /Martin Luther/],
  [/\bcolumbus day\b/, /Columbus/],
];

const hourWords = /\b(hours?|opens?|opened|opening|clos(e|es|ed|ing)|what time|times?)\b/;
const weekdays = /\b(mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(day)?s?\b/;
const soon = /\b(now|rn|today|tonight|tonite|right now)\b/;
const tomorrow = /\b(tomm?orr?ow|tmrw|tmw|2morrow)\b/;
const besideHours =
  /\b(are|r|is|u|you|ya|yall|the|what|when|do|does|will|be|on|at|in|for|your|store|stores|shop|showrooms?|location|how|late|early|until|till|til|still|guys|days?|eve|week|weekends?|holidays?|this|next|and|of|east|west|there|i|can|come)\b/g;

/** Hours of a day, of now, or of the week, where a query asks for nothing else. */
function hoursReply({ query, facts, now }: Asked) {
  const holiday = holidays.find(([said]) => said.test(query));
  let rest = holiday ? query.replace(holiday[0], " ") : query;
  const [day] = weekdays.exec(rest) ?? [];
  // Sales have the names of some.
  const isHoliday = holiday && !/black|labor|memorial/.test(query);
  if (!hourWords.test(query) && !isHoliday && !day) return undefined;
  const cities = facts.showrooms.map(({ city }) => city.toLowerCase());
  for (const city of cities) rest = rest.replace(city, " ");
  for (const known of [hourWords, weekdays, soon, tomorrow])
    rest = rest.replaceAll(new RegExp(known, "g"), " ");
  if (/[a-z\d]/.test(rest.replace(besideHours, " "))) return undefined;
  const named = facts.showrooms.filter(
    ({ id, city }) => query.includes(city.toLowerCase()) || new RegExp(`\\b${id}\\b`).test(query),
  );
  const asked = named.length > 0 ? named : facts.showrooms;
  const today = detroitTime(now).day;
  const showrooms = asked.map((showroom) => ({
    ...showroom,
    specialDays: facts.specialDays.filter((other) => other.showroom === showroom.id),
  }));
  type One = (typeof showrooms)[number];
  const each = (say: (showroom: One) => string) => {
    const said = showrooms.map((showroom) => ({ name: showroom.name, text: say(showroom) }));
    const isSame = said.every(({ text }) => text === said[0]!.text);
    if (isSame) return `${said.length > 1 ? "Both showrooms: " : ""}${said[0]?.text ?? ""}.`;
    return `${said.map(({ name, text }) => `${name}: ${text}`).join(". ")}.`;
  };
  const onDay = (date: string) =>
    each((showroom) =>
      callFirst(date, showroom)
        ? `please call first, ${facts.phone.label}`
        : hoursWords(hoursSetFor(date, showroom)),
    );
  const reply = (title: string, text: string) => answer(title, "/store-locations", text);
  if (holiday) {
    const next = nextHolidays(today, 20).find(({ name }) => holiday[1].test(name));
    if (next)
      return reply(`Hours on ${next.name}`, `${formatLongDay(next.day)}. ${onDay(next.day)}`);
  }
  if (day) {
    const weekday = dayNames.findIndex(
      (name) => name.slice(0, 3).toLowerCase() === day.slice(0, 3),
    );
    const ahead = (weekday - weekdayOf(today) + 7) % 7;
    const date = addDays(today, ahead);
    return reply(`Hours on ${dayNames[weekday]}`, `${formatLongDay(date)}. ${onDay(date)}`);
  }
  if (tomorrow.test(query)) {
    const date = addDays(today, 1);
    return reply("Hours tomorrow", `${formatLongDay(date)}. ${onDay(date)}`);
  }
  const openings = showrooms.map((showroom) => openingAt(showroom, now));
  const nowWords = each((showroom) => {
    const { open, next } = openingAt(showroom, now);
    if (open === undefined) return next;
    return open ? `open now, ${next}` : ["closed now", next].filter(Boolean).join(", ");
  });
  if (soon.test(query)) {
    const isClosed = openings.every(({ open }) => open === false);
    // What they were today is no answer once all have closed.
    const isOver = isClosed && openings.every(({ next }) => !next.startsWith("opens at"));
    return reply(
      isClosed ? "Closed now" : "Hours today",
      isOver ? nowWords : `${nowWords} Today: ${onDay(today)}`,
    );
  }
  return reply("Hours", `${each(({ hours }) => weekWords(hours))} Now: ${nowWords}`);
}

const hoursWords = (hours: Parameters<typeof formatHours>[0]) =>
  hours ? `open ${formatHours(hours)}` : "closed";

/** What shoppers look for and closeout shops seldom have, and what is nearest to it. */
const seldomSold: readonly (readonly [thing: RegExp, name: string, nearest: string])[] = [
  [
    /(patio|outdoor|garden|lawn|porch|deck)( (furniture|sets?|sofas?|couch(es)?|sectionals?|chairs?|tables?|dining( sets?)?))?/,
    "outdoor furniture",
    "dining set",
  ],
  [
    /(baby )?(cribs?|bassinets?|nursery|changing tables?|high ?chairs?)( furniture)?/,
    "baby furniture",
    "twin bed",
  ],
  [/(office|gaming|task|computer|swivel desk) chairs?/, "office or gaming chairs", "desk"],
  [/box ?springs?/, "box springs", "mattress"],
  [/(dog|cat|pet) (beds?|crates?|houses?|trees?|furniture)/, "furniture for pets", ""],
  [/futons?/, "futons", "sleeper sofa"],
  [/(file|filing) cabinets?/, "filing cabinets", "desk"],
  [
    /(refrigerators?|fridges?|freezers?|washers?|dryers?|washers? (and|&) dryers?|dishwashers?|stoves?|ovens?|microwaves?|appliances?|air conditioners?)/,
    "appliances",
    "",
  ],
  [/(wardrobes?|armoires?|closets?)/, "wardrobes or armoires", "dresser"],
  [/bean ?bags?( chairs?)?/, "bean bags", "ottoman"],
  [
    /(hot tubs?|grills?|bbq|barbecues?|pools?|gazebos?|swings?|hammocks?|fire ?pits?)/,
    "grills, hot tubs or other things for the yard",
    "",
  ],
  [/(curtains?|drapes?|blinds|shades)/, "curtains or blinds", "rug"],
  [
    /(bed )?(pillows?|(bed ?)?sheets?|bedding|comforters?|duvets?|blankets?|quilts?|towels?|mattress (protectors?|toppers?|pads?))/,
    "bedding",
    "mattress",
  ],
  [/water ?beds?/, "waterbeds", "mattress"],
  [/(pool|billiard|ping ?pong|foosball|air hockey|game) tables?/, "game tables", "pub set"],
  [/(shoe (racks?|cabinets?)|coat racks?|hall trees?)/, "shoe or coat racks", "bookcase"],
  [/(kitchen )?islands?|kitchen (cabinets?|carts?)/, "kitchen islands or cabinets", "bar cart"],
  [/(tvs?|televisions?)/, "TVs by themselves", "tv stand"],
  [/(massage chairs?|hammock chairs?|rocking chairs?)/, "massage or rocking chairs", "recliner"],
  [
    /(toys?|strollers?|car seats?|clothes|shoes|dishes|cookware|phones?|laptops?)/,
    "such things",
    "",
  ],
];

/** Makers and shops that people ask for by name. */
const makers =
  /\b(ashley|art van|gardner[- ]white|bobs?|ikea|wayfair|flexsteel|broyhill|bassett|ethan allen|lovesac|west elm|pottery barn|(tempur[- ]?pedic|serta|sealy|simmons|beautyrest|casper|purple(?= mattress)|nectar|stearns (and|&) foster))\b( furniture)?/;

/** What the shop has nothing of: what is said, and what to look for instead, "" for nothing. */
export function notSold(query: string, isSold: (thing: RegExp) => boolean) {
  const asked = query
    .replace(
      /\b(do|does|you|u|guys|have|has|sell|carry|any|a|an|the|for sale|cheap|used|new|in stock)\b/g,
      " ",
    )
    .replace(/[?!.]/g, " ")
    .trim()
    .replace(/\s+/g, " ");
  const [maker, name = "", mattresses] = makers.exec(asked) ?? [];
  if (maker && !/\b(match|beat)\b/.test(asked) && !isSold(new RegExp(`\\b${name}\\b`))) {
    const rest = asked.replace(maker, "").trim() || (mattresses ? "mattress" : "");
    return {
      answer: answer("We don’t list furniture by its maker", "/deals", "Ask us who made a piece."),
      nearest: rest,
    };
  }
  const found = seldomSold.find(([thing]) => new RegExp(`^(\\w+ )?(${thing.source})$`).test(asked));
  if (!found || isSold(new RegExp(`\\b(${found[0].source})\\b`))) return undefined;
  const [, things, nearest] = found;
  const rest = nearest ? " These are the closest we have." : "";
  return {
    answer: answer(
      `We don’t sell ${things}`,
      "/deals",
      `We carry closeout furniture for indoors.${rest}`,
    ),
    nearest,
  };
}
