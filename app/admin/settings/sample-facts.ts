/** What of the shop is plainly still sample, whatever its marks say. */
import type { Tables } from "#supabase/database.types.ts";

interface SampleFacts {
  shop: Pick<Tables<"shop">, "phone" | "email" | "shop_online_url" | "social">;
  showrooms: readonly Pick<Tables<"showrooms">, "name" | "phone">[];
  lenders: readonly Pick<Tables<"lenders">, "name" | "application_url" | "active">[];
}

/** Sentences for the owner, the most pressing first. */
export function sampleFacts({ shop, showrooms, lenders }: SampleFacts): string[] {
  const found: string[] = [];
  const phones = [
    { name: "the shop", phone: shop.phone },
    ...showrooms.map(({ name, phone }) => ({ name: `the ${name}`, phone })),
  ];
  for (const { name, phone } of phones) {
    if (isInventedPhone(phone)) found.push(`The phone number for ${name}, ${phone}, isn’t real.`);
  }
  for (const { name, application_url, active } of lenders) {
    if (active && isExample(application_url)) {
      found.push(`The application link for ${name} goes to ${hostOf(application_url)}.`);
    }
  }
  if (isExample(`https://${shop.email.split("@")[1]}`)) {
    found.push(`The email ${shop.email} isn’t real.`);
  }
  if (isExample(shop.shop_online_url)) {
    found.push(`“Shop Online” goes to ${hostOf(shop.shop_online_url)}.`);
  }
  for (const { name, url } of shop.social as { name: string; url: string }[]) {
    if (/\.example$/.test(url)) found.push(`The link to ${name} is a sample.`);
  }
  return found;
}

export const isInventedPhone = (phone: string) => /555-01\d\d$/.test(phone);

/** Names that are kept free for examples: RFC 2606. */
export const isExample = (url: string) => /(^|\.)example(\.(com|net|org))?$/.test(hostOf(url));

function hostOf(url: string): string {
  try {
    return new URL(url).hostname;
  } catch {
    return url;
  }
}
