/** The words of a query that the search looks for, as the shop's texts have them. */
import { inDigits, tokenize } from "./tokenize.ts";

/** What shoppers call a thing that the shop's texts call otherwise. */
const otherWords: readonly (readonly [said: RegExp, meant: string])[] = [
  [/\bgrey\b/g, "gray"],
  [/\b(teal|turquoise|olive)\b/g, "green"],
  [/\b(taupe|tan)\b/g, "beige"],
  [/\bmaroon\b/g, "red"],
  [/\bcolou?r(ed)?\b/g, ""],
  [/\bmat+r[aei]s+(es)?\b/g, "mattress"],
  [/\b(davenport|divan)s?\b/g, "sofa"],
  [/\b(bureau|tall dresser|high ?boy)s?\b/g, "dresser"],
  [/\bhope chests?\b/g, "blanket chest"],
  [/\bscratch(ed)?\W+(and )?dent(ed|s)?\b/g, "scratch dent"],
  [/\bqn\b/g, "queen"],
  [/\bkng\b/g, "king"],
  [/\b(living|dining) ?rooms?\b/g, "$1 room"],
  [/\bbed ?rooms?\b/g, "bedroom"],
  [/\bbed ?frames?( with (an? )?headboards?)?\b/g, "bed frame"],
  [/\b(sectional|l([- ]?shaped?)?) (couch|sofa|sectional)(es|s)?\b/g, "sectional"],
  [/\brecliner (sofa|couch|loveseat)(es|s)?\b/g, "reclining $1"],
  [/\b(sofa|couch|loveseat) recliners?\b/g, "reclining $1"],
  [/\bcorner (couch|sofa|settee|unit)(es|s)?\b/g, "sectional"],
  [/\b([3-9][- ]?seat(er|s)?) settees?\b/g, "$1 sofa"],
  [/\bsettees?\b/g, "loveseat"],
  [
    /\b((couch|sofa|chair|loveseat)s? )?(that |which )?(turn|fold|convert|pull|open)(s|ing)? (out )?(in)?to (a )?bed\b/g,
    "sleeper",
  ],
  [/\bconvertible (couch|sofa)(es|s)?\b/g, "sleeper"],
  [
    /\b(futons?|pull[- ]?out (couch|sofa|bed)s?|(hideaway|fold[- ]?out) beds?|sofa ?beds?)\b/g,
    "sleeper",
  ],
  [/\b(chests? of draw(er)?s|chiff[ao]robes?|tall ?boys?)\b/g, "chest"],
  [/\b(credenza|side ?board)s?\b/g, "sideboard"],
  [/\bchina (cabinet|closet|hutch)(es|s)?\b/g, "hutch"],
  [/\b(computer|office|work|student|home office) desks?\b/g, "desk"],
  [/\btelly\b/g, "tv"],
  [/\bsag(s|ged|gy)\b/g, "sagging"],
  [/(weight .*)\bhold\b/g, "$1weightlimit"],
  [/\bprice[- ]?match(ing|es|ed)?\b/g, "pricematch"],
  [
    /\b(sectional|sofa|couch)(es|s)? (that |which )?(can )?(comes?|takes?|breaks?|separates?) apart( (for|up|to (fit|go) (up|through)) (the |my )?(narrow )?(stairs?|stairways?|apartments?|doors?))?\b/g,
    "modular $1",
  ],
  [/\b(that |which )(will )?fits?( an?| my| the)?$/g, ""],
  [/\bweight (limit|capacity|rating)\b|\bhow much weight can\b|\bheavy duty\b/g, "weightlimit"],
  [/\bfor (a )?(heavy|big) (person|people|man|guy)\b/g, "weightlimit"],
  [/\b(murphy|wall|fold[- ]?down|fold[- ]?away) beds?\b/g, "murphy"],
  [
    /\b(bed( frame)?s? (and|with|plus|w\/|\+|&) (an? |the )?mattress(es)?( included)?|mattress (and|with|plus|\+|&) bed( frame)?s?)( bundles?| sets?| combos?)?\b/g,
    "bed mattressincluded",
  ],
  [/\bmattress included\b/g, "mattressincluded"],
  [
    /\b(lift )?(recliners?|chairs?) for (the )?(elderly|seniors?)\b|\bchairs? that (helps?|lifts?) (you |me )?(to )?(stand( up)?|get up|up)\b/g,
    "lift recliner",
  ],
  [/\b(home )?theat(er|re) (seating|seats?|chairs?|sofas?|recliners?)\b/g, "theater"],
  [/\belectric fireplaces?\b/g, "fireplace"],
  [
    /\b(easy to clean|easy[- ]care|wipe(able)?|spill[- ]?proof|stain[- ]?(proof|resistant|free))\b/g,
    "stain resistant",
  ],
  [/\b(pet|dog|cat|kid|child|family)[- ]?(friendly|proof|safe)\b/g, "familyproof"],
  [
    /\b(that |which )?(fits?|for|in) (in |into )?(an? |my )?(small|tiny) (apartments?|spaces?|homes?|condos?|places?)\b/g,
    "",
  ],
  [/\b(small|tiny) (apartment|space) (?=sofa|couch|sectional|loveseat|bed|dining|table)/g, ""],
  [/\b(floor|display) (samples?|models?)\b/g, "floor model"],
  [/\barea rugs?\b/g, "rug"],
  [/\bhide[- ]?a[- ]?beds?\b/g, "sleeper"],
  [
    /\b(entertainment|media|tv|television) (center|centre|console|unit|cabinet|table)s?\b/g,
    "tv stand",
  ],
  [/\b(for (an? )?)?\d{2}[- ]?(inch(es)?|in|["”″])?[- ]?(tv|television)s?\b/g, "tv"],
  [/\b\d{2}[- ]?(inch|in|["”″]) round\b/g, "round"],
  [/\b(bunkbeds?)\b/g, "bunk bed"],
  [/\b(nite ?stands?|night stands?|bedside (table|cabinet)s?)\b/g, "nightstand"],
  [/\bla[yi]?[- ]?zy?[- ]?boys?\b/g, "recliner"],
  [/\bchaise (lounge|longue)s?\b/g, "chaise"],
  [/\bbuffet tables?\b/g, "buffet"],
  [/\b(sofa|couch) ?(and|with|&|\+) ?(an? )?love ?seats?( sets?)?\b/g, "sofa loveseat set"],
  [/\blift chairs?\b/g, "lift recliner"],
  [/\b(love ?seats?)\b/g, "loveseat"],
  [/\b(bar|counter|kitchen|breakfast) ?stools?\b/g, "bar stool"],
  [/\bdouble (?=beds?\b|mattress|size)/g, "full "],
  [/\bsingle (?=beds?\b|mattress|size)/g, "twin "],
  [/\b(foot ?stools?|foot ?rests?|pouff?e?s?|hassocks?)\b/g, "ottoman"],
  [/\b(3[- ]piece|lounge) suites?\b/g, "living room set"],
  [/\btables? (and|with|&|\+) (\d) chairs\b/g, "dining set seat$2"],
  [/\btables? (\d) chairs\b/g, "dining set seat$1"],
  [/\b(tables? ((and|with|&|\+) )?(\d )?chairs|dinettes?( sets?)?)\b/g, "dining set"],
  [/\b(kitchen|breakfast|dinner) (?=tables?\b|sets?\b|dining set)/g, "dining "],
  [/\bdinn?ing (?=dining)/g, ""],
  [/\bmid[- ]century[- ]modern\b|\bmcm\b/g, "mid century"],
  [/\bled lights?\b/g, "led"],
  [/\b(boy|girl|toddler|children|teen)s? (?=beds?\b)/g, "kids "],
  // A room that a thing is for is no set of it.
  [
    /\b(rug|lamp|mirror|desk|couch|sofa|sectional|recliner|ottoman|bookcase|dresser|tv stand|armchair|accent chair|nightstand|coffee table)((?:e?s)?) for (?:(?:the|my|an?|our) )?(?:\w+ )?(?:bed)?room\b/g,
    "$1$2",
  ],
  [/\b(extend(able|ing)|expand(able|ing)|extension)\b/g, "extension"],
  [/\b(no|without an?) box ?springs?( (is )?(needed|required))?\b/g, ""],
  [/\b((mattress|bed) in (a )?box|box ?springs?)\b/g, "mattress"],
  [/\b(last|only) ones?( left)?\b/g, "last"],
  [/\b(oak|allen) park\b/g, "delivery"],
  [/\b(tmrw|tmw|2morrow|tomm?orr?ow)\b/g, "tomorrow"],
  [/\bblack friday\b/g, "blackfriday"],
  [/\bnew year\W?s?\b/g, "newyear"],
  [/\b(cal(ifornia)? king)\b/g, "california king"],
  // As the index has it: see `seats` there.
  [/\b(\d{1,2})[- ]?(seat(er|s)?|person|people)\b/g, "seat$1"],
  [/\bseat(s|ing)? (for )?(\d{1,2})\b/g, "seat$3"],
  [/\bfor (\d{1,2})( people| persons)?$/g, "seat$1"],
  [/\bfor seat/g, "seat"],
  [/(\d) ?(x|by|×) ?(?=\d)/g, "$1 "],
  [/\$?\d+ ?(an?|per|\/|each) ?(mo|month)\b/g, "monthly"],
  [
    /\bfits? (through|thru|in|into|up) .*\b(door|hall|stair|elevator|house|home)\w*/g,
    "measure way",
  ],
  [/\b(klarna|affirm|after ?pay|sezzle|zip pay)\b/g, "financing"],
  [/\b(need|without|make|create|open) (an? |my )?accounts?\b/g, "login"],
  [/\b(log ?in|sign ?(in|up))\b/g, "login"],
];

/** Words that say nothing of what is looked for. */
const filler = new Set(
  tokenize(
    `a about am an and any anything are as at be best buy can cheap cheep could did do does find for from furniture genuine get good
     have how i in is it item less looking many me much my need of on or out r really something stuff thing or our please real shop should size sized some
     take that the there they this to u w want was we what whats when where which who will with would you your`,
  ),
);

/** The words that the search looks for; where all of them say nothing, these all the same. */
export function wordsOf(query: string): string[] {
  const meant = otherWords.reduce(
    (text, [said, word]) => text.replace(said, word),
    inDigits(query.trim().toLowerCase()),
  );
  const all = tokenize(meant);
  const saying = all.filter((word) => !filler.has(word));
  // Everything is on sale.
  const telling = saying.length > 1 ? saying.filter((word) => word !== "sale") : saying;
  return telling.length > 0 ? telling : all;
}

/** What narrows a search and may be left out where nothing has it too. */
const vague = new Set(
  tokenize(
    `small big large light dark nice comfy comfortable sturdy pretty beautiful quality affordable inexpensive tall narrow wide deep
     long high price cost dimension measurement left stock available under underneath
     grandma grandmother grandpa mom mother dad father wife husband only son daughter teen teenager teenage girl boy adult guest new local
     whole entire complete deliver delivery delivered shipping ship weekend today tomorrow
     blackfriday cyber deal special apartment condo dorm studio
     monday tuesday wednesday thursday friday saturday sunday`,
  ),
);

/** The words without those that may be left out, a ZIP code among them. */
export function tellingOf(words: readonly string[]) {
  const telling = words.filter((word) => !vague.has(word) && !/^\d{5}$/.test(word));
  return telling.length > 0 ? telling : words;
}

/** Whether it asks for nothing in particular: "anything", "furniture". */
export function isUnspecific(words: string) {
  return tokenize(words).every((word) => filler.has(word));
}
