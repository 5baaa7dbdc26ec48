/**
 * Every page of the back office: its address, title and menu, and whether it works for who is limited to the sales
 * floor. app/admin/admin-pages.tsx says what it shows.
 */
export const adminPages = [
  // The menu, in the order of a day.
  { path: "/admin", title: "Today", isInMenu: true, isForSales: true },
  { path: "/admin/products", title: "Products", isInMenu: true, isForSales: true },
  { path: "/admin/financing-leads", title: "Financing Leads", isInMenu: true, isForSales: true },
  { path: "/admin/hours", title: "Hours", isInMenu: true, isForSales: false },
  { path: "/admin/sales", title: "Sales", isInMenu: true, isForSales: true },
  { path: "/admin/offers", title: "Offers", isInMenu: true, isForSales: false },
  { path: "/admin/articles", title: "Articles", isInMenu: true, isForSales: false },
  { path: "/admin/changes", title: "Changes", isInMenu: true, isForSales: false },
  { path: "/admin/users", title: "Manage Users", isInMenu: true, isForSales: false },
  { path: "/admin/settings", title: "Settings", isInMenu: true, isForSales: false },
  { path: "/admin/setup", title: "Make it yours", isInMenu: false, isForSales: false },
  { path: "/admin/products/:slug", title: "Products", isInMenu: false, isForSales: false },
  { path: "/admin/add", title: "Add a closeout", isInMenu: false, isForSales: false },
  { path: "/admin/import", title: "Import products", isInMenu: false, isForSales: false },
  { path: "/admin/scan", title: "Scan a tag", isInMenu: false, isForSales: true },
  { path: "/admin/count", title: "Count a list", isInMenu: false, isForSales: true },
  { path: "/admin/lots", title: "Lots", isInMenu: false, isForSales: false },
  { path: "/admin/labels", title: "Labels", isInMenu: false, isForSales: false },
] as const;

export type AdminPath = (typeof adminPages)[number]["path"];

/** Stands for every product: the site's server answers /admin/products/<slug> with it. */
export const adminProductShell = "/admin/products/piece";

/** The page at an address, if there is one. */
export const adminPageAt = (address: string) =>
  adminPages.find(({ path }) => new RegExp(`^${path.replace(":slug", "[^/]+")}$`).test(address));
