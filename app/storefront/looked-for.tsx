import { Link, useLocation } from "react-router";
import { places } from "#app/search/places.tsx";
import { searchAddress } from "#app/search/search-address.ts";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";

/** What the missing address names, to search for, and the list that it would be on. */
export default function LookedFor() {
  const { pathname } = useLocation();
  const list = places.find(({ to }) => pathname.startsWith(`${to}/`));
  const words = wordsOf(pathname);
  return (
    <div className="container-page -mt-10 flex flex-wrap justify-center gap-x-5">
      {words ? (
        <Link to={searchAddress(words)} className={button("quiet", "md", "px-0!")}>
          <Icon name="search" />
          Search for “{words}”
        </Link>
      ) : null}
      {list ? (
        <Link to={list.to} className={button("quiet", "md", "px-0!")}>
          {list.label}
          <Icon name="arrow" className="size-4" />
        </Link>
      ) : null}
    </div>
  );
}

/** "oak queen bed" of "/deals/bedroom/oak-queen-bed"; nothing of what has no words. */
export function wordsOf(pathname: string) {
  const words = pathname
    .replace(/\/$/, "")
    .replace(/.*\//, "")
    .replaceAll(/[^a-z0-9]+/gi, " ")
    .trim();
  return /[a-z]{3}/i.test(words) ? words.slice(0, 60) : "";
}
