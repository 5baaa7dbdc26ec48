import { Frame } from "#app/storefront/layout.tsx";
import { AdminArea } from "../admin-area.tsx";
import { adminPages } from "../navigation.ts";
import { AdminLink } from "./admin-link.tsx";

/** Around the leads and the users: the shop's frame, and tabs that lead to the rest of the back office. */
export function StaffFrame({ children }: { children: React.ReactNode }) {
  return (
    <Frame>
      <AdminArea>
        <div className="mx-auto w-full max-w-[110rem] px-4 pt-4 pb-16 sm:px-6">
          <nav aria-label="Back office" className="flex gap-1 overflow-x-auto border-b border-line">
            {adminPages.map(({ to, label }) => (
              <AdminLink
                key={to}
                to={to}
                className="-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent px-3 font-semibold whitespace-nowrap text-ink-soft no-underline hover:text-ink aria-[current=page]:border-spruce aria-[current=page]:text-spruce"
              >
                {label}
              </AdminLink>
            ))}
          </nav>
          {children}
        </div>
      </AdminArea>
    </Frame>
  );
}
