/** What the privacy policy says while visits are counted, in place of what it says otherwise. */

import type { Policy } from "./policy.ts";

const title = "How We Count Visits";

/** The part of the privacy policy that comes with counting, and goes with it. */
export const countingSection = {
  id: "counting",
  title,
  paragraphs: [
    "We count how many visitors looked at a piece, saved it, compared it, or tapped to call, to text or to get directions, and which searches found nothing. When you leave a page, one short message adds to these totals. We keep the totals of a day for 400 days, and searches for 90.",
    "There is no cookie and no identifier in it, and we store no network address with it, so the totals can't be traced to you. A search that looks like a phone number, an email or a street address isn't kept. You aren't counted while you are signed in, or while your browser sends a Global Privacy Control or Do Not Track signal.",
  ],
} satisfies Policy["sections"][number];

/** Sentences that hold as long as nothing is counted, each with what holds then. */
export const countingWords: readonly (readonly [off: string, on: string])[] = [
  [
    "no advertising trackers, no analytics scripts and no social-media pixels, and we set no advertising cookies.",
    `no advertising trackers and no social-media pixels, and we set no advertising cookies. A small script of our own adds to totals, as “${title}” says, and follows nobody.`,
  ],
  [
    "Since we do not follow visitors across sites, a browser's Do Not Track or Global Privacy Control signal changes nothing here: you are treated that way already.",
    "A browser's Do Not Track or Global Privacy Control signal keeps you out of our totals.",
  ],
  [
    "They stay there, and we cannot see them, unless you share a list or send a form about a piece: then the list or the piece is in the link or the request.",
    `They stay there, and we cannot see them, unless you share a list or send a form about a piece: then the list or the piece is in the link or the request. That somebody saved or compared a piece is counted, as “${title}” says.`,
  ],
];

/** A policy as its page shows it while visits are counted, whoever worded it. */
export function withCounting<Shown extends Policy>(policy: Shown): Shown {
  if (policy.path !== "/privacy-policy") return policy;
  const sections = policy.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map((text) =>
      countingWords.reduce((said, [off, on]) => said.replace(off, on), text),
    ),
  }));
  const after = sections.findIndex(({ id }) => id === "no-tracking") + 1 || sections.length;
  return { ...policy, sections: sections.toSpliced(after, 0, countingSection) };
}
