/** Every page of the back office: its address, title and menu. app/admin/admin-pages.tsx says what it shows. */
export const adminPages = [
  // The menu, in the order of a day.
  { path: "/admin", title: "Today", isInMenu: true },
  { path: "/admin/products", title: "Products", isInMenu: true },
  { path: "/admin/financing-leads", title: "Financing Leads", isInMenu: true },
  { path: "/admin/hours", title: "Hours", isInMenu: true },
  { path: "/admin/offers", title: "Offers", isInMenu: true },
  { path: "/admin/changes", title: "Changes", isInMenu: true },
  { path: "/admin/users", title: "Manage Users", isInMenu: true },
  { path: "/admin/settings", title: "Settings", isInMenu: true },
  { path: "/admin/products/:slug", title: "Products", isInMenu: false },
  { path: "/admin/add", title: "Add a closeout", isInMenu: false },
  { path: "/admin/labels", title: "Labels", isInMenu: false },
] as const;

export type AdminPath = (typeof adminPages)[number]["path"];

/** Stands for every product: whoever serves the site answers /admin/products/<slug> with it. */
export const adminProductShell = "/admin/products/piece";

/** The page at an address, if there is one. */
export const adminPageAt = (address: string) =>
  adminPages.find(({ path }) => new RegExp(`^${path.replace(":slug", "[^/]+")}$`).test(address));
