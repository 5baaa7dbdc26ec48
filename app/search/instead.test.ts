import { expect, test } from "vitest";
import { deliveryFacts } from "#app/delivery/delivery-file.ts";
import { sample } from "#content/sample.ts";
import { searchIndex } from "./build-index.ts";
import { insteadOf } from "./instead.ts";
import { readQuery } from "./read-query.ts";
import { createSearch } from "./search.ts";

const search = await createSearch(searchIndex(sample), deliveryFacts(sample));

test.each([
  ["grey recliner", "No gray recliners today.", "Recliners in other colors"],
  ["do you have a purple couch?", "No purple couches today.", "Couches in other colors"],
  ["pink bunk beds", "No pink bunk beds today.", "Bunk beds in other colors"],
  ["sectional under $20", "No sectionals under $20 today.", "Sectionals at other prices"],
  ["walnut desk", "No walnut desks today.", "Close matches"],
  ["sofa under $300 30 inch door", "No sofas under $300 that fit a 30-inch door today."],
  ["white headboard king", "Nothing matches all of “white headboard king”."],
  ["pink couch with cup holders", "Nothing matches all of “pink couch with cup holders”."],
])("%s: %s %s", (query, said, title = "Close matches") => {
  const { words, filter } = readQuery(query);
  const { furniture, nearest } = search(words, filter);
  expect([furniture.length, nearest.length > 0]).toEqual([0, true]);
  const instead = insteadOf(query, words, filter, nearest);
  expect(instead).toMatchObject({ said, title });
  if (title.includes("other colors"))
    for (const { type, also = "" } of instead.entries)
      expect(`${type} ${also}`).toContain(title.split(" ")[0]!.toLowerCase().replace(/e?s$/, ""));
});
