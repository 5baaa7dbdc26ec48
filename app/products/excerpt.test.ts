import { expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { cardFacts } from "./card-facts.ts";
import { excerpt, tellingWords } from "./excerpt.ts";

test("a short text stays as it is", () => {
  expect(excerpt("Solid pine.", 20)).toBe("Solid pine.");
});

test("a long text ends between two words, without a comma before the ellipsis", () => {
  expect(excerpt("Solid pine, oiled and waxed by hand", 13)).toBe("Solid pine…");
  expect(excerpt("Solid pine, oiled and waxed by hand", 23)).toBe("Solid pine, oiled and…");
});

test("a card's text is whole: it ends where a reader may stop, and not after a verb or between adjectives", () => {
  const begins = (text: string) => tellingWords(text, "");
  expect(begins("A bunk bed with stairs instead of a ladder: four wide steps.")).toBe(
    "A bunk bed with stairs instead of a ladder",
  );
  expect(begins("Six drawers of solid pine, so that nothing sticks.")).toBe(
    "Six drawers of solid pine",
  );
  expect(begins("Cognac hides with visible grain and the marks of wear")).toBe(
    "Cognac hides with visible grain",
  );
  expect(begins("Gray marble tops printed with white veins stand on brass.")).toBe(
    "Gray marble tops printed with white veins…",
  );
  expect(begins("Nubby bouclé covers a low, square frame on hidden black legs.")).toBe(
    "Nubby bouclé covers a low, square frame",
  );
  expect(begins("Solid pine.")).toBe("Solid pine.");
});

test("a card's text leaves out what the title has said, as long as it tells something then", () => {
  const tells = (text: string) => tellingWords(text, "Saddle Brown Tufted King Bed King");
  expect(tells("A tufted king bed in saddle brown faux leather, buttoned in deep diamonds.")).toBe(
    "Saddle brown faux leather",
  );
  expect(tells("A camelback daybed in green velvet.")).toBe("A camelback daybed in green velvet");
  expect(tells("A tufted king bed: pull the loop.")).toBe("A tufted king bed");
});

test("every card of the sample is whole and tells two things that its title does not", () => {
  const thin = Object.values(sample.products)
    .flat()
    .map((product) => cardFacts(sample, product))
    .filter(({ title, size, text }) => {
      const said = `${title} ${size}`.toLowerCase();
      const news = text.match(/\p{L}{3,}|\d+/gu)?.map((word) => word.toLowerCase().slice(0, 4));
      return text.endsWith("…") || (news ?? []).filter((word) => !said.includes(word)).length < 2;
    });
  expect(thin.map(({ title, text }) => [title, text])).toEqual([]);
});
