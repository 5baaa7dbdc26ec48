/** The parts of the settings, by the end of their addresses: /admin/settings#delivery. */
export const settingsParts = [
  {
    id: "shop",
    title: "Store facts",
    about:
      "Order phone, email, delivery fee, free-delivery minimum, sales tax, how long you hold a product",
  },
  {
    id: "links",
    title: "Name and links",
    about: "Store name, online store, payment provider, social pages",
  },
  {
    id: "showrooms",
    title: "Showrooms",
    about: "Addresses, phones, and map pins. Hours are under Hours.",
  },
  {
    id: "delivery",
    title: "Delivery by ZIP",
    about: "Where you deliver, on which days, and for how much",
  },
  {
    id: "lenders",
    title: "Lenders",
    about: "Names, terms, links, and which ones the site shows",
  },
  {
    id: "looks",
    title: "Logo and pictures",
    about: "Logo, icon, the picture for shared links, photos of showrooms and deliveries",
  },
  {
    id: "home",
    title: "Home page",
    about: "What the home page says in your own words",
  },
  {
    id: "reviews",
    title: "Reviews",
    about: "Customer reviews on the home page",
  },
  {
    id: "promises",
    title: "Sample marks and payments",
    about: "What’s still sample content, monthly payments and their legal wording",
  },
  {
    id: "text",
    title: "Text and quiet hours",
    about: "What we text people who ask for financing, and when we don’t text",
  },
  {
    id: "templates",
    title: "Templates for texts",
    about: "Starting points for your staff’s texts to leads",
  },
  {
    id: "policies",
    title: "Policies",
    about: "Returns, shipping, privacy, and terms, in your own words",
  },
  {
    id: "counting",
    title: "Counting visits",
    about: "Which products draw people, without watching anybody. Off until you turn it on.",
  },
] as const;

export type SettingsPart = (typeof settingsParts)[number]["id"];

/** The part that an address names, as it is or as it was called before. */
export function partAt(hash: string): SettingsPart | undefined {
  const name = hash.slice(1) === "sample" ? "promises" : hash.slice(1);
  return settingsParts.find(({ id }) => id === name)?.id;
}
