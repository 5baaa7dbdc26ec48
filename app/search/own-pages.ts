import type { Answer } from "./answer.ts";

/** What a shopper has on this site. */
export const ownPages: readonly Answer[] = [
  {
    title: "Your cart",
    asked: String.raw`^(view )?(my |your |the |shopping )*(cart|basket|bag)$|\b(my|your|shopping) (cart|basket|bag)\b|\bcheck ?out\b`,
    href: "/checkout",
    text: "What’s in it, with delivery and the total.",
    words: "cart basket bag checkout check out",
  },
  {
    title: "Your saved list",
    asked: String.raw`\b(saved|wish ?lists?|favorites?|hearts?|liked)\b(?! \d)`,
    href: "/saved",
    text: "The pieces you’ve saved, kept on this device.",
    words: "saved wishlist wish list favorite heart liked",
  },
  {
    title: "Compare pieces",
    asked: String.raw`^compare\b|\bcomparison\b|\bside by side\b`,
    href: "/compare",
    text: "Up to four side by side.",
    words: "compare comparison difference side by versus vs",
  },
  {
    title: "Sign in",
    asked: String.raw`\b((log|sign)[ -]?(in|up|out)|login|accounts?|register|password)\b`,
    href: "/auth",
    text: "For your account. You don’t need one to shop.",
    words: "login account register password",
  },
];

/** What customers said; the sample's reviews are called what they are. */
export const reviewsPage = (hasSamples: boolean): Answer => ({
  title: hasSamples ? "Sample reviews" : "What our customers say",
  asked: String.raw`\b(reviews?|testimonials?|ratings?|feedback|customers say)\b`,
  href: "/",
  text: hasSamples ? "On the home page. They are not from customers." : "On the home page.",
  words: "review testimonial rating star feedback customer",
});
