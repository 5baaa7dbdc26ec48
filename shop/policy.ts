/** The shape of a policy page's text. */
export interface PolicySection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

export interface Policy extends PolicyWords {
  path: "/return-policy" | "/shipping-policy" | "/privacy-policy" | "/terms-of-service";
  title: string;
  heading: string;
}

/** What of it the owner may word. */
export interface PolicyWords {
  intro: string;
  tiles?: readonly { title: string; text: string }[];
  sections: readonly PolicySection[];
}
