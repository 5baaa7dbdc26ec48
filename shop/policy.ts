/** The shape of the policy pages, and where they stand. */

export const policyPaths = [
  "/return-policy",
  "/shipping-policy",
  "/privacy-policy",
  "/terms-of-service",
] as const;

/** A part of a policy's text. */
export interface PolicySection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

export interface Policy extends PolicyWords {
  path: (typeof policyPaths)[number];
  title: string;
  heading: string;
  /** The day since which its words are these, YYYY-MM-DD; absent where it isn't known. */
  since?: string;
}

/** What of it the owner may word. */
export interface PolicyWords {
  intro: string;
  tiles?: readonly { title: string; text: string }[];
  sections: readonly PolicySection[];
}
