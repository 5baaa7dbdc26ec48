/** Of the second set of searches, those for products: see asked-afresh.ts. */

import type { Asked } from "./asked.ts";
import { beds, couches, tables } from "./search-cases.ts";

const recline = ["recliner", "sofa", "living room set", "sectional"];

export const askedAfreshProducts: readonly Asked[] = [
  {
    kind: "number",
    queries: "recliner for big man 350 lb",
    products: { types: recline, says: /350/ },
  },
  {
    kind: "plain",
    queries: "lift chair for grandma",
    products: { types: ["recliner"], says: /lift/i },
  },
  { kind: "misspelled", queries: "chesterfeild sofa", products: { says: /chesterfield/i } },
  {
    kind: "money",
    queries: "sleeper sofa under 800",
    products: { types: ["sleeper sofa"], atMostCents: 80_000 },
  },
  {
    kind: "plain",
    queries: "pull out couch queen",
    products: { types: ["sleeper sofa"], size: /queen/i },
  },
  {
    kind: "plain",
    queries: "blue velvet bed full",
    products: { types: beds, size: /full/i, color: "blue" },
  },
  {
    kind: "misspelled",
    queries: "bunkbeds with stairs",
    products: { types: ["bunk bed"], says: /stair/i },
  },
  {
    kind: "plain",
    queries: "loft bed with desk",
    products: { types: ["bunk bed"], says: /loft/i },
  },
  {
    kind: "misspelled",
    single: true,
    queries: "queen matress",
    products: { types: ["mattress"], size: /queen/i },
  },
  {
    kind: "misspelled",
    queries: "king size matress price",
    products: { types: ["mattress"], size: /^king/i },
  },
  { kind: "misspelled", queries: "adjustible bed", products: { says: /adjustable/i } },
  { kind: "misspelled", queries: "murphey bed", products: { says: /cabinet bed/i } },
  { kind: "plain", queries: "day bed w trundle", products: { says: /trundle/i } },
  {
    kind: "plain",
    queries: "electric fireplace tv stand",
    products: { types: ["tv stand"], says: /fireplace/i },
  },
  {
    kind: "number",
    queries: "tv stand for 75 in tv",
    products: { types: ["tv stand", "living room set"] },
  },
  {
    kind: "number",
    queries: "24 in counter stools",
    products: { types: ["bar stools", "pub set"], says: /24[- ]in/i },
  },
  {
    kind: "number",
    queries: "30 inch bar stools",
    products: { types: ["bar stools", "pub set"], says: /30[- ]in/i },
  },
  { kind: "plain", queries: "marble table", products: { says: /marble/i } },
  { kind: "plain", queries: "glass dining table", products: { types: tables, says: /glass/i } },
  {
    kind: "number",
    queries: "table for 8",
    products: { types: ["dining table", ...tables], size: /8/ },
  },
  {
    kind: "number",
    queries: "small kitchen table for 2",
    products: { types: ["dining table", ...tables], size: /2/ },
  },
  { kind: "plain", queries: "corner breakfast nook", products: { says: /nook/i } },
  { kind: "plain", queries: "drop leaf table", products: { says: /drop-leaf/i } },
  { kind: "plain", queries: "lazy susan table", products: { says: /lazy susan/i } },
  { kind: "plain", queries: "china hutch", products: { types: ["hutch"] } },
  {
    kind: "plain",
    queries: "wine cabinet",
    products: { types: ["buffet", "bar cart"], says: /wine/i },
  },
  { kind: "plain", queries: "bar cart", products: { types: ["bar cart"] } },
  { kind: "plain", queries: "hope chest cedar", products: { types: ["chest"], says: /cedar/i } },
  {
    kind: "plain",
    queries: "makeup vanity with lights",
    products: { types: ["vanity"], says: /light/i },
  },
  {
    kind: "plain",
    queries: "mirrored night stands",
    products: { types: ["nightstand", "bedroom set"], says: /mirrored/i },
  },
  { kind: "number", queries: "rug 8x10", products: { types: ["rug"], size: /8 x 10/ } },
  { kind: "number", queries: "5 by 8 rug", products: { types: ["rug"], size: /5 x 8/ } },
  { kind: "plain", queries: "floor lamp", products: { types: ["lamp"], says: /floor lamp/i } },
  { kind: "plain", queries: "full length mirror", products: { types: ["mirror"] } },
  {
    kind: "plain",
    single: true,
    queries: "white desk",
    products: { types: ["desk"], color: "white" },
  },
  { kind: "plain", queries: "book shelf", products: { types: ["bookcase"] } },
  { kind: "plain", queries: "green couch", products: { types: couches, color: "green" } },
  {
    kind: "plain",
    queries: "real leather couch",
    products: { types: couches, material: /leather/i },
  },
  {
    kind: "plain",
    queries: "white leather sectional",
    products: { types: ["sectional"], color: "white", material: /leather/i },
  },
  {
    kind: "money",
    queries: "sectional under 700",
    products: { types: ["sectional"], atMostCents: 70_000 },
  },
  {
    kind: "money",
    queries: "gray bedroom set queen under 1500",
    products: { types: ["bedroom set"], color: "gray", size: /queen/i, atMostCents: 150_000 },
  },
  {
    kind: "package",
    queries: "whole house furniture package | furnish entire apartment",
    to: "/package-deals",
  },
  {
    kind: "plain",
    queries: "solid wood twin bed",
    products: { types: beds, size: /twin/i, material: /solid/i },
  },
  { kind: "plain", queries: "cal king bed", products: { types: beds, size: /california/i } },
  {
    kind: "plain",
    queries: "metal bed frame queen",
    products: { types: ["bed"], size: /queen/i, material: /steel|metal/i },
  },
  {
    kind: "plain",
    queries: "king bed with storage under",
    products: { types: beds, size: /^king/i, says: /storage|drawer/i },
  },
  {
    kind: "misspelled",
    queries: "headbord for queen",
    products: { types: ["headboard"], size: /queen/i },
  },
  { kind: "plain", queries: "swivel chair", products: { says: /swivel/i } },
  {
    kind: "plain",
    queries: "ottoman with storage",
    products: { types: ["ottoman"], says: /storage/i },
  },
  { kind: "plain", queries: "home theater seating", products: { says: /theater/i } },
  {
    kind: "plain",
    queries: "couch with washable covers",
    products: { types: couches, says: /washable|slipcover/i },
  },
  {
    kind: "condition",
    single: true,
    queries: "scratch n dent dresser",
    products: { types: ["dresser", "chest"], condition: "cosmetic mark" },
  },
  {
    kind: "condition",
    queries: "floor model sofas",
    products: { types: couches, condition: "floor model" },
  },
  {
    kind: "condition",
    queries: "open box recliner",
    products: { types: ["recliner"], condition: "open box" },
  },
  {
    kind: "number",
    queries: "couch that fits 28 inch door",
    products: { types: couches, passesDoorIn: 28 },
  },
  { kind: "plain", queries: "free tv with bed", products: { types: beds, hasFreeTv: true } },
  {
    kind: "money",
    queries: "cheapest mattress",
    products: { types: ["mattress"], atMostCents: 15_000 },
  },
  {
    kind: "money",
    queries: "cheap couches",
    products: { types: couches, atMostCents: 65_000 },
  },
  {
    kind: "plain",
    single: true,
    queries: "dining chairs set of 6",
    products: { types: ["dining chairs"] },
  },
  {
    kind: "plain",
    queries: "tall narrow dresser",
    products: { types: ["dresser", "chest"] },
  },
  {
    kind: "product",
    queries: "how tall is the camber headboard | does camber bed come with mattress",
    products: { says: /camber/i },
  },
  {
    kind: "product",
    single: true,
    queries: "weight limit twin bunk bed",
    products: { says: /220/ },
  },
  { kind: "product", queries: "how deep is the sorrel sofa", products: { says: /sorrel/i } },
  { kind: "product", queries: "ellery sofa price", products: { says: /ellery/i } },
  { kind: "product", queries: "how many fenwick left", products: { says: /fenwick/i } },
  { kind: "product", queries: "penrose sectional dimensions", products: { says: /penrose/i } },
  // Of the same kinds, tried once the search was changed for them.
  {
    kind: "vague",
    queries: "sofa in stock | comfy couch | big sectional | davenport",
    products: { types: couches },
  },
  { kind: "vague", queries: "king bed for my son", products: { types: beds, size: /^king/i } },
  {
    kind: "product",
    queries:
      "how wide is the torrance | can the orla swivel | dose the saugatuck come with a mattress",
    products: { says: /torrance|orla|saugatuck/i },
    single: true,
  },
];
