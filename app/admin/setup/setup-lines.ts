import { own } from "#shop/own.ts";
import type { Tables } from "#supabase/database.types.ts";
import { plural } from "../format.ts";

export interface SetupFacts {
  shop: Pick<
    Tables<"shop">,
    | (
        | "name"
        | "area"
        | "description"
        | "sales_tax_percent"
        | "phone"
        | "email"
        | "shop_online_url"
      )
    | "payment_provider"
    | ("social" | "sample_marks")
  >;
  showrooms: readonly Pick<
    Tables<"showrooms">,
    "id" | "name" | "street" | "city" | "region" | "phone"
  >[];
  looks: ReadonlySet<string>;
  samples: Readonly<Record<string, number>>;
  touched: ReadonlySet<string>;
  people: number;
  nameless: number;
  hasSecondFactor: boolean;
  hasTexted: boolean;
  hasMailed: boolean | undefined;
  /** When the last backup was whole; null where there is none. */
  backedUpAt: string | null;
  siteUrl: string;
}

export interface SetupLine {
  title: string;
  today: string;
  /** Where it is changed; on a computer, where there is no page for it. */
  to?: string;
  isDone: boolean;
}

/** The sample's name, streets, area and payment provider, as letters and digits: its words stand in no script. */
const sampleKeys = "tagtimber 38400vandykeavenue 28600telegraphroad samplepay metrodetroit".split(
  " ",
);
const keyOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
const isSampleText = (text: string) => sampleKeys.includes(keyOf(text));
const isSampleDescription = (text: string) =>
  keyOf(text).startsWith("closeoutfurnituresavingsclaim");
const isInventedPhone = (phone: string) => /555-01\d\d$/.test(phone);

/** Names that are kept free for examples: RFC 2606. */
const isExample = (url: string) =>
  URL.canParse(url) && /(^|\.)example(\.(com|net|org))?$/.test(new URL(url).hostname);

const oldBackupMs = 8 * 24 * 3_600_000;

const tables = [
  ["products", "Products", "product", "/admin/products"],
  ["packages", "Packages", "package", "/admin/offers#packages"],
  ["lenders", "Lenders", "lender", "/admin/settings#lenders"],
  ["reviews", "Reviews", "review", "/admin/settings#reviews"],
] as const;

export function setupLines(facts: SetupFacts, now: number): SetupLine[] {
  const { shop, showrooms, samples, looks, touched, people, nameless, siteUrl, backedUpAt } = facts;
  const invented = [shop.phone, ...showrooms.map(({ phone }) => phone)].filter(isInventedPhone);
  const invalidLinks = (shop.social as { name: string; url: string }[]).filter(({ url }) =>
    /\.example$/.test(url),
  );
  const streets = showrooms.filter(({ street }) => isSampleText(street));
  const unseen = showrooms.flatMap(({ id, name }) => (looks.has(id) ? [] : name));
  const hasDeliveries = [1, 2, 3].every((number) => looks.has(`delivery-${number}`));
  const backup = backedUpAt ? Date.parse(backedUpAt) : 0;
  return [
    {
      title: "Name",
      today: `Your store is called “${shop.name}” on every page, in emails and in texts.`,
      to: "/admin/settings#links",
      isDone: !isSampleText(shop.name),
    },
    {
      title: "Area and description",
      today: isSampleText(shop.area)
        ? `Pages say that you sell in ${shop.area}.`
        : isSampleDescription(shop.description)
          ? "Search engines show the sample’s sentence."
          : shop.description,
      to: "/admin/settings#links",
      isDone: !isSampleText(shop.area) && !isSampleDescription(shop.description),
    },
    {
      title: "Logo",
      today: looks.has("logo") ? "Yours." : "The sample’s tag icon is still next to your name.",
      to: "/admin/settings#looks",
      isDone: looks.has("logo"),
    },
    {
      title: "Icon and shared links",
      today:
        looks.has("icon") && looks.has("share")
          ? "Yours."
          : `${looks.has("icon") ? "Links to your pages show" : "Browser tabs and phones show"} the sample’s.`,
      to: "/admin/settings#looks",
      isDone: looks.has("icon") && looks.has("share"),
    },
    {
      title: "Phones",
      today:
        invented.length > 0
          ? `${invented.join(", ")}: made up.`
          : (samples.products ?? 0) > 0
            ? `${shop.phone}. Shoppers can now call about furniture that doesn’t exist: take the sample’s products off.`
            : shop.phone,
      to: invented.includes(shop.phone) ? "/admin/settings#shop" : "/admin/settings#showrooms",
      isDone: invented.length === 0 && !shop.sample_marks.includes("phones"),
    },
    {
      title: "Email",
      today: `Customers email ${shop.email}.`,
      to: "/admin/settings#shop",
      isDone: !isExample(`https://${shop.email.split("@")[1]}`),
    },
    {
      title: "Showrooms",
      today: showrooms
        .map(({ name, street, city, region }) => `${name}: ${street}, ${city}, ${region}`)
        .join("; "),
      to: "/admin/settings#showrooms",
      isDone: streets.length === 0 && !shop.sample_marks.includes("addresses"),
    },
    ...(showrooms.some(({ region }) => region !== "MI") && Number(shop.sales_tax_percent) === 6
      ? [
          {
            title: "Sales tax",
            today: "Still the sample’s 6%.",
            to: "/admin/settings#shop",
            isDone: false,
          },
        ]
      : []),
    {
      title: "Photos of the showrooms",
      today: unseen.length > 0 ? `No photo of ${unseen.join(" or ")} yet.` : "Yours.",
      to: "/admin/settings#looks",
      isDone: unseen.length === 0,
    },
    {
      title: "Photos of deliveries",
      today: hasDeliveries ? "Yours." : "The home page shows the sample’s.",
      to: "/admin/settings#looks",
      isDone: hasDeliveries,
    },
    {
      title: "Hours",
      today: touched.has("opening_hours")
        ? "You’ve set your weekly hours."
        : "Still the sample’s hours.",
      to: "/admin/hours",
      isDone: touched.has("opening_hours"),
    },
    {
      title: "Holidays",
      today: touched.has("special_days")
        ? "You’ve set your special days."
        : "On holidays, the site tells shoppers to call first.",
      to: "/admin/hours",
      isDone: touched.has("special_days"),
    },
    {
      title: "Delivery",
      today: touched.has("delivery_zones")
        ? "You’ve set your areas and fees."
        : "Still the sample’s ZIP codes and fees.",
      to: "/admin/settings#delivery",
      isDone: touched.has("delivery_zones"),
    },
    ...tables
      .filter(([table]) => own(samples, table) !== undefined)
      .map(([table, title, noun, to]) => {
        const count = own(samples, table)!;
        return {
          ...{ title, to, isDone: count === 0 },
          today: count > 0 ? `${plural(count, noun)} from the sample on the site.` : "All yours.",
        };
      }),
    {
      title: "Articles",
      today: touched.has("articles")
        ? "You’ve gone through them."
        : `${plural(samples.articles ?? 0, "article")} from the sample on the site. Change or hide what isn’t yours.`,
      to: "/admin/articles",
      isDone: touched.has("articles") || samples.articles === 0,
    },
    {
      title: "Payment provider",
      today: `The checkout names ${shop.payment_provider}.`,
      to: "/admin/settings#links",
      isDone: !isSampleText(shop.payment_provider),
    },
    {
      title: "Links",
      today:
        invalidLinks.length > 0
          ? `${invalidLinks.map(({ name }) => name).join(", ")} lead to sample pages.`
          : isExample(shop.shop_online_url ?? "")
            ? "“Shop Online” leads to a sample page."
            : "No link leads to a sample page.",
      to: "/admin/settings#links",
      isDone: invalidLinks.length === 0 && !isExample(shop.shop_online_url ?? ""),
    },
    {
      title: "Policies",
      today: shop.sample_marks.includes("policies")
        ? "The sample’s wording makes promises for you: stairs, refunds in 7 working days, what happens if you can’t deliver. Have a lawyer read it, then turn its mark off."
        : "Read and confirmed.",
      to: "/admin/settings#policies",
      isDone: !shop.sample_marks.includes("policies"),
    },
    {
      title: "Who works here",
      today: `${plural(people, "person", "people")}${nameless > 0 ? `, ${nameless} without a name` : ""}. Customers read first names.`,
      to: nameless > 0 && people === 1 ? "/account" : "/admin/users",
      isDone: nameless === 0,
    },
    {
      title: "Two-step verification",
      today: facts.hasSecondFactor
        ? "You sign in with a code."
        : "Your password alone opens the back office.",
      to: "/account",
      isDone: facts.hasSecondFactor,
    },
    {
      title: "Texts",
      today: facts.hasTexted
        ? "Your texts reach phones."
        : "No text has reached a phone yet. Carriers often block links to other companies’ loans: ask your provider in writing, then send yourself a text below.",
      to: "#texts",
      isDone: facts.hasTexted,
    },
    ...(facts.hasMailed === undefined
      ? []
      : [
          {
            title: "Mail",
            today: facts.hasMailed
              ? `Emails go out under the name ${shop.name}.`
              : "No email has gone out yet. Set SMTP_URL, then send yourself one below.",
            to: "#mail",
            isDone: facts.hasMailed,
          },
        ]),
    {
      title: "Address of the site",
      today: `Links in texts, emails and search results lead to ${siteUrl}. SITE_URL changes it.`,
      isDone: !/^https?:\/\/(localhost|127\.|\[::1\])/.test(siteUrl) && !isExample(siteUrl),
    },
    {
      title: "Backup",
      today: backedUpAt
        ? "A backup was made."
        : "There is no backup yet. The person who runs your server can schedule nightly backups.",
      to: "/admin/settings",
      isDone: now - backup < oldBackupMs,
    },
  ];
}
