import { absoluteUrl } from "#app/lib/structured-data.ts";

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
}

/** An article of the blog. */
export function blogPosting(posting: Posting) {
  const { path, title, excerpt, section, published, checked, words, image, byline } = posting;
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
    author: byline ? { "@type": "Person", name: byline } : publisher,
    publisher,
  };
}
