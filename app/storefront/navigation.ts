import type { PagePath } from "#shop/pages.ts";

type Links = readonly { to: PagePath; label: string }[];

/** What people come for: first in the header, and bold. */
export const roomLinks = [
  { to: "/deals/bedroom", label: "Bedroom" },
  { to: "/deals/living-room", label: "Living Room" },
  { to: "/deals/dining-room", label: "Dining Room" },
  { to: "/mattress-special", label: "Mattresses" },
] as const satisfies Links;

/** The header's menu of deals. */
export const dealLinks = [
  { to: "/deals", label: "Deal of the Month" },
  { to: "/package-deals", label: "Packages" },
  { to: "/clearance-items", label: "Clearance" },
  { to: "/instore-specials", label: "Instore Specials" },
] as const satisfies Links;

export const otherLinks = [
  { to: "/financing", label: "Financing" },
  { to: "/blog", label: "Blog" },
  { to: "/store-locations", label: "Locations" },
] as const satisfies Links;

export const quickLinks = [
  { to: "/", label: "Home" },
  otherLinks[0],
  dealLinks[0],
  otherLinks[1],
] as const satisfies Links;

export const policyLinks = [
  { to: "/return-policy", label: "Return Policy" },
  { to: "/shipping-policy", label: "Shipping Policy" },
  { to: "/privacy-policy", label: "Privacy Policy" },
  { to: "/terms-of-service", label: "Terms of Service" },
] as const satisfies Links;
