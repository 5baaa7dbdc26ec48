import type { AdminPath } from "#shop/admin-pages.ts";

/** The pages of the back office that every page's header offers to admins. */
export const adminLinks = [
  { to: "/admin", label: "Back Office" },
  { to: "/admin/financing-leads", label: "Financing Leads" },
  { to: "/admin/users", label: "Manage Users" },
] as const satisfies readonly { to: AdminPath; label: string }[];
