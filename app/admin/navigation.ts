/** The back office's pages, in the order of a day. */
export const adminPages = [
  { to: "/admin", label: "Today" },
  { to: "/admin/products", label: "Products" },
  { to: "/admin/financing-leads", label: "Financing Leads" },
  { to: "/admin/hours", label: "Hours" },
  { to: "/admin/offers", label: "Offers" },
  { to: "/admin/changes", label: "Changes" },
  { to: "/admin/users", label: "Manage Users" },
  { to: "/admin/settings", label: "Settings" },
] as const;

/** What the bar at the bottom of a phone holds, where a thumb is. */
export const thumbPages = adminPages.slice(0, 4);
