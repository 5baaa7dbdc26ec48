/** What stands in for an article's picture until it has its own: a picture of what it is about. */
import type { PictureName } from "#app/content/pictures.generated.ts";

interface Described {
  id: string;
  title: string;
  imageAlt: string;
  category: { slug: string };
}

const subjects: Partial<Record<PictureName, RegExp>> = {
  "recliner-leather": /leather|reclin/i,
  "closeup-sofa": /linen|fabric|upholster|cushion|stain|velvet|slipcover|throw|pillow/i,
  "sofa-white": /sofa|couch|sleeper|loveseat/i,
  "living-sectional": /sectional|rug|living room|layout|coffee table/i,
  "barrel-boucle": /bouclé|boucle|armchair|accent chair|cream|curve|reading/i,
  ottoman: /ottoman|\bred\b|storage bench|entry/i,
  "tv-wall": /\btv\b|television|shel|bookcase|media|industrial|cable/i,
  "bed-panel": /bed frame|headboard|farmhouse|panel bed|gray|slat|guest/i,
  "bedroom-tufted": /bedroom|tufted|blue|traditional|nightstand|bench/i,
  "bunk-bed": /bunk|kid|child|twin|trundle/i,
  "dresser-mirror": /dresser|drawer|mirror|walnut|mid-century|veneer|scratch/i,
  chest: /chest|paint|tip|anchor|white/i,
  "lamp-vignette": /lamp|lighting|bulb|shade|evening|green|nightstand/i,
  "dining-oak": /dining|oak|table|wood|leaf|humid|finish/i,
  "dining-round": /round|pedestal|chair|marble|stone|glass/i,
  barstools: /stool|counter|island|bar\b/i,
  desk: /desk|office|work/i,
  "mattress-queen": /mattress|foam|coil|foundation|box spring|firm|topper/i,
  showroom: /showroom|store|closeout|wall|budget|house/i,
};

const usual: Record<string, readonly PictureName[]> = {
  "furniture-care": ["closeup-sofa", "recliner-leather", "dining-oak", "chest", "dresser-mirror"],
  "choosing-the-right-piece": ["sofa-white", "dining-round", "desk", "barstools", "tv-wall"],
  "room-design-tips": ["living-sectional", "showroom", "lamp-vignette", "dining-oak", "tv-wall"],
  "style-inspiration": [
    "barrel-boucle",
    "bedroom-tufted",
    "dresser-mirror",
    "ottoman",
    "bed-panel",
  ],
  "mattress-buying-tips": [
    "mattress-queen",
    "bed-panel",
    "bedroom-tufted",
    "bunk-bed",
    "lamp-vignette",
  ],
};

/** How many cards a picture stays away before it may come again: among all articles, in a category. */
const apart = { all: 3, category: 2 };

/**
 * A picture for each article, in the order of the list: the one that fits its subject best among
 * those not seen just before, in the whole list or in its category, and the least used of equals.
 */
export function articleStandIns(articles: readonly Described[]): Map<string, PictureName> {
  const chosen = new Map<string, PictureName>();
  const uses = new Map<PictureName, number>();
  const seen = new Map<string, PictureName[]>();
  for (const { id, title, imageAlt, category } of articles) {
    const near = [
      ...(seen.get("all") ?? []).slice(-apart.all),
      ...(seen.get(category.slug) ?? []).slice(-apart.category),
    ];
    const score = (name: PictureName) =>
      (subjects[name]?.test(title) ? 4 : 0) +
      (subjects[name]?.test(imageAlt) ? 3 : 0) +
      (usual[category.slug]?.includes(name) ? 3 : 0) -
      (uses.get(name) ?? 0) / 2 -
      (near.includes(name) ? 100 : 0);
    const names = Object.keys(subjects) as PictureName[];
    const best = names.reduce((a, b) => (score(b) > score(a) ? b : a));
    chosen.set(id, best);
    uses.set(best, (uses.get(best) ?? 0) + 1);
    for (const list of ["all", category.slug]) seen.set(list, [...(seen.get(list) ?? []), best]);
  }
  return chosen;
}
