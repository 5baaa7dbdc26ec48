import { Link, Outlet, useRouteError } from "react-router";
import { isMissing } from "#app/lib/is-missing.ts";
import { useShop } from "#app/site/use-shop.ts";
import { usePart } from "#app/start/lazy.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

const loadLookedFor = () => import("./looked-for.tsx");

export default function StorefrontLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const lookedFor = usePart(loadLookedFor, isMissing(error));
  return (
    <Frame>
      <ErrorPage error={error} />
      {lookedFor ? <lookedFor.default /> : null}
    </Frame>
  );
}

/** Header, content, footer: what surrounds every page. */
export function Frame({ children }: { children: React.ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <Notices />
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
    </div>
  );
}

/** The bar above the header: what the owner has to say today. */
function Notices() {
  const { notices = [] } = useShop();
  return notices.map(({ words, path }) => (
    <p
      key={words}
      className="bg-spruce-fill px-4 py-2 text-center text-sm font-semibold text-white no-print"
    >
      {path ? (
        <Link to={path} className="text-white underline">
          {words}
        </Link>
      ) : (
        words
      )}
    </p>
  ));
}
