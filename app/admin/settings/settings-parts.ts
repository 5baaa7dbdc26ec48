/** The parts of the settings, by the end of their addresses: /admin/settings#delivery. */
export const settingsParts = [
  {
    id: "shop",
    title: "Phone, delivery fee, holds",
    about:
      "The phone to order, the email, what delivery costs and from where on it is free, how long a piece is held",
  },
  {
    id: "links",
    title: "Name and links",
    about: "The shop’s name, its online store, its pages on other sites",
  },
  {
    id: "showrooms",
    title: "Showrooms",
    about: "Addresses, phones, and places on the map; hours are under Hours",
  },
  {
    id: "delivery",
    title: "Delivery by ZIP",
    about: "Where the truck goes, on which days, and for how much",
  },
  {
    id: "lenders",
    title: "Lenders",
    about: "Names, terms, links, and who is offered on the site",
  },
  {
    id: "promises",
    title: "Sample marks and payments",
    about:
      "“These reviews are mine”, what is still sample, payments by the month and what the law wants said of them",
  },
  {
    id: "text",
    title: "Text and quiet hours",
    about: "What somebody who asks for financing is texted, and when no text leaves",
  },
  {
    id: "templates",
    title: "Templates for texts",
    about: "What staff begin a text to a lead with",
  },
  {
    id: "policies",
    title: "Policies",
    about: "Returns, shipping, privacy, and terms, in the shop’s own words",
  },
] as const;

export type SettingsPart = (typeof settingsParts)[number]["id"];

/** The part that an address names, as it is or as it was called before. */
export function partAt(hash: string): SettingsPart | undefined {
  const name = hash.slice(1) === "sample" ? "promises" : hash.slice(1);
  return settingsParts.find(({ id }) => id === name)?.id;
}
