import { absoluteUrl } from "#app/lib/structured-data.ts";
import { plainText } from "#shop/html.ts";

interface Posting {
  shopName: string;
  path: string;
  title: string;
  excerpt: string;
  section: string;
  published: string;
  checked?: string | undefined;
  byline?: string | undefined;
  words: number;
  image: string;
  /** The article's text, whose links to other sites name its sources. */
  html: string;
}

const otherSites = /\shref="(https?:\/\/[^"]+)"/g;

/** An article of the blog. */
export function blogPosting(posting: Posting) {
  const { path, title, excerpt, section, published, checked, words, image, byline } = posting;
  const sources = [...posting.html.matchAll(otherSites)].map(([, address]) =>
    plainText(address ?? ""),
  );
  const publisher = { "@type": "Organization", name: posting.shopName, url: absoluteUrl("/") };
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    "@id": absoluteUrl(path),
    mainEntityOfPage: absoluteUrl(path),
    headline: title,
    description: excerpt,
    articleSection: section,
    datePublished: published,
    dateModified: checked ?? published,
    wordCount: words,
    image: [absoluteUrl(image)],
    inLanguage: "en-US",
    ...(sources.length > 0 ? { citation: [...new Set(sources)] } : {}),
    author: byline ? { "@type": "Person", name: byline } : publisher,
    publisher,
  };
}
