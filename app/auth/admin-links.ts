/** The pages of the back office, for whoever is an admin. */
export const adminLinks = [
  { to: "/admin", label: "Back Office" },
  { to: "/admin/financing-leads", label: "Financing Leads" },
  { to: "/admin/users", label: "Manage Users" },
] as const;
