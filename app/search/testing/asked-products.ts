/** Searches for products as people type them: see asked.ts. */

import type { Asked } from "./asked.ts";
import { beds, couches, tables } from "./search-cases.ts";

const recline = ["recliner", "sofa", "living room set", "sectional"];

export const askedProducts: readonly Asked[] = [
  // Numbers of what: 60
  {
    kind: "number",
    queries:
      'bar stool 24 inch | 24 inch counter stools | 24" bar stools | 24 in seat height stool',
    products: { types: ["bar stools", "pub set"], says: /24[- ]in/i },
  },
  {
    kind: "number",
    queries: 'bar stools 30 inch | 30 inch seat height bar stool | 30" stools',
    products: { types: ["bar stools", "pub set"], says: /30[- ]in/i },
  },
  {
    kind: "number",
    queries: "29 inch bar stool",
    products: { types: ["bar stools", "pub set"], says: /29[- ]in/i },
  },
  {
    kind: "number",
    queries: "sofa 20 inch seat height | couch with seat 20 inches high",
    products: { types: couches, says: /20 in(ches|\.) high/i },
  },
  {
    kind: "number",
    queries: "sofa under 600 | couch under $600 dollars | sofa 600 or less | sofas below 600",
    products: { types: couches, atMostCents: 60_000 },
  },
  {
    kind: "number",
    queries: "sofa under 600 fits small apartment | small apartment couch under 600",
    products: { types: couches, atMostCents: 60_000 },
  },
  {
    kind: "number",
    queries: "queen bed below $700 | queen bed max 700 | queen beds up to 700",
    products: { types: beds, size: /queen/i, atMostCents: 70_000 },
  },
  {
    kind: "number",
    queries: "king bed 500-900 | king bed between $500 and $900 | king bed $500 to 900",
    products: { types: beds, size: /king/i, atLeastCents: 50_000, atMostCents: 90_000 },
  },
  {
    kind: "number",
    queries: "recliner under 500 | recliner for less than 500",
    products: { types: ["recliner"], atMostCents: 50_000 },
  },
  {
    kind: "number",
    queries: "mattress $200 | mattress 200 dollars | mattress under 250",
    products: { types: ["mattress"], atMostCents: 25_000 },
  },
  {
    kind: "number",
    queries:
      '80 inch sofa | sofa 80 inches wide | couch under 80 inches | sofa max 80" long | sofa 80 in long',
    products: { types: couches, widestIn: 80 },
  },
  {
    kind: "number",
    queries: "sofa under 7 ft | couch less than 84 inches",
    products: { types: couches, widestIn: 84 },
  },
  {
    kind: "number",
    queries: "dresser under 60 inches wide | 60in dresser",
    products: { types: ["dresser", "bedroom set"], widestIn: 60 },
  },
  {
    kind: "number",
    queries:
      "dining set for 6 | dining table seats 6 | 6 person dining table | dining table for six people",
    products: { types: [...tables, "dining table"], size: /6/ },
  },
  {
    kind: "number",
    queries: "dining table for 4 | kitchen table 4 chairs | 4 seat dining set",
    products: { types: [...tables, "dining table"], size: /4/ },
  },
  {
    kind: "number",
    queries: "dining table for 8 | table that seats 10",
    products: { types: [...tables, "dining table"], size: /8|10/ },
  },
  {
    kind: "number",
    queries: "sectional seats 6 | sectional for 6 people",
    products: { types: ["sectional"], size: /6/ },
  },
  {
    kind: "number",
    queries: "sofa that seats 3 | 3 seat sofa",
    products: { types: couches, size: /3/ },
  },
  {
    kind: "number",
    queries: "recliner 350 lbs | recliner weight limit 350 | recliner for heavy person 350 pounds",
    products: { types: ["recliner"], says: /350/ },
  },
  {
    kind: "number",
    queries: "bar stools 300 lb capacity | bar stool weight capacity 300",
    products: { types: ["bar stools"], says: /300/ },
  },
  {
    kind: "number",
    queries: "weight limit bed | bed weight capacity | how much weight can the bunk bed hold",
    products: { types: [...beds, "headboard"], says: /\d+ (lb|pounds)/i },
  },
  {
    kind: "number",
    queries: "tv stand for 75 inch tv | 75in tv stand",
    products: { types: ["tv stand"] },
  },
  {
    kind: "number",
    queries: "6 drawer dresser",
    products: { types: ["dresser", "chest"], says: /six|6/i },
  },
  {
    kind: "number",
    queries: "8 x 10 rug | 8 by 10 area rug",
    products: { types: ["rug"], size: /8 x 10/ },
  },
  {
    kind: "number",
    queries: "couch for 30 inch door | sofa fits 30 inch doorway | sofa 30in door",
    products: { types: couches, passesDoorIn: 30 },
  },
  // Marks and conditions: 25
  {
    kind: "mark",
    queries: "scratch and dent sofa | scratch and dent furniture deals | dented bookcase",
    products: { condition: "cosmetic mark" },
  },
  {
    kind: "mark",
    queries: "open box bed | open box furniture | open-box sofa",
    products: { condition: "open box" },
  },
  {
    kind: "mark",
    queries: "floor model sofa | floor sample sectional | display model bed",
    products: { condition: "floor model" },
  },
  { kind: "mark", queries: "new sofa | brand new king bed", products: { condition: "new" } },
  {
    kind: "mark",
    queries: "solid wood bed | solid wood furniture",
    products: { material: /solid|wood|pine|acacia|birch|cedar|oak/i },
  },
  {
    kind: "mark",
    queries: "bed with free tv | free tv bed",
    products: { types: beds, hasFreeTv: true },
  },
  {
    kind: "mark",
    queries: "washable couch | washable slipcover sofa",
    products: { types: couches, says: /wash/i },
  },
  {
    kind: "mark",
    queries: "top grain leather sofa | genuine leather couch",
    products: { types: couches, material: /leather/i },
  },
  {
    kind: "mark",
    queries: "stain resistant sofa | stain resistant",
    products: { types: couches },
  },
  {
    kind: "mark",
    queries: "pet friendly couch | kid friendly sofa",
    products: { types: couches },
  },
  {
    kind: "mark",
    queries: "gray recliner | black recliner | brown leather recliner",
    products: { types: recline },
  },
  // Plain wishes: 35
  { kind: "plain", queries: "murphy bed | wall bed", products: { says: /cabinet bed|folds/i } },
  {
    kind: "plain",
    queries: "mattress and bed frame bundle | bed with mattress included",
    products: { says: /mattress/i, types: [...beds, "mattress"] },
  },
  {
    kind: "plain",
    queries: "futon couch | sofa bed | hide a bed",
    products: { types: ["sleeper sofa", "daybed"] },
  },
  {
    kind: "plain",
    queries: "lift recliner for elderly | chair that helps you stand up",
    products: { types: ["recliner"] },
  },
  {
    kind: "plain",
    queries: "home theater seating | theater seats",
    products: { says: /theater/i },
  },
  {
    kind: "plain",
    queries: "loft bed with desk | kids bunk beds",
    products: { types: ["bunk bed"] },
  },
  {
    kind: "plain",
    queries: "small dining table | drop leaf table",
    products: { types: [...tables, "dining table"] },
  },
  { kind: "plain", queries: "makeup table", products: { types: ["vanity"] } },
  {
    kind: "plain",
    queries: "full length mirror | floor mirror",
    products: { types: ["mirror"] },
  },
  {
    kind: "plain",
    queries: "electric fireplace | fireplace console",
    products: { types: ["tv stand"] },
  },
  { kind: "plain", queries: "blue velvet bed", products: { types: beds, color: "blue" } },
  { kind: "plain", queries: "green couch", products: { types: couches, color: "green" } },
  {
    kind: "plain",
    queries: "white bedroom set",
    products: { types: ["bedroom set"], color: "white" },
  },
  { kind: "plain", queries: "black dining set", products: { types: tables, color: "black" } },
  {
    kind: "plain",
    queries: "cheap couches | cheapest sofa",
    products: { types: couches, atMostCents: 65_000 },
  },
  { kind: "plain", queries: "reclinning sofa | sectinal sofa", products: { types: recline } },
  {
    kind: "plain",
    queries: "nightstnd | bedside table",
    products: { types: ["nightstand", "bedroom set"] },
  },
  {
    kind: "plain",
    queries: "coffe table",
    products: { types: ["coffee table", "living room set"] },
  },
  { kind: "plain", queries: "breakfast nook", products: { says: /nook/i } },
  { kind: "plain", queries: "marble dining table", products: { says: /marble/i } },
  { kind: "plain", queries: "adjustable bed", products: { says: /adjust/i } },
  { kind: "plain", queries: "storage ottoman", products: { types: ["ottoman"] } },
  // What we do not sell: 25
  {
    kind: "not sold",
    queries: "patio furniture | outdoor sofa | patio set",
    says: [/(don.t|do not) (sell|carry|have)/i, /patio|outdoor/i],
  },
  {
    kind: "not sold",
    queries: "crib | baby crib | changing table",
    says: [/(don.t|do not) (sell|carry|have)/i, /crib|baby|changing/i],
  },
  {
    kind: "not sold",
    queries: "office chair | gaming chair | filing cabinet",
    says: [/(don.t|do not) (sell|carry|have)/i, /chair|cabinet/i],
  },
  {
    kind: "not sold",
    queries: "refrigerator | washer and dryer | appliances | microwave",
    says: [/(don.t|do not) (sell|carry|have)/i],
  },
  {
    kind: "not sold",
    queries: "wardrobe | armoire",
    says: [/(don.t|do not) (sell|carry|have)/i, /wardrobe|armoire/i],
  },
  {
    kind: "not sold",
    queries: "bean bag | hot tub | grill | curtains | pillows | bed sheets",
    says: [/(don.t|do not) (sell|carry|have)/i],
  },
  {
    kind: "not sold",
    queries: "waterbed | pool table | shoe rack | kitchen island",
    says: [/(don.t|do not) (sell|carry|have)/i],
  },
];

/** What is answered otherwise: a chair that resists stains stands first; no recliner is gray. */
export const missed: readonly string[] = ["stain resistant", "gray recliner"];
