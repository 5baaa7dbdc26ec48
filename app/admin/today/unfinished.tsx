import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { db } from "#app/lib/supabase.ts";
import { button } from "#app/ui/button.ts";
import { ActButton } from "../kit/act-button.tsx";
import { read } from "../requests.ts";
import { Section } from "../section.tsx";

/** Pictures and mails that the shop's server could not do, with a button that tries what may work now. */
export function Unfinished() {
  const { data = [] } = useQuery(unfinishedQuery);
  if (data.length === 0) return null;
  return (
    <Section title="Not done yet">
      <ul className="divide-y divide-line">
        {data.map(({ words, path }) => (
          <li key={words} className="flex flex-wrap items-center gap-x-3">
            <span className="mr-auto py-2">{words}</span>
            {path ? (
              <Link to={path} className="inline-flex min-h-11 items-center font-semibold">
                See it<span className="sr-only">: {words}</span>
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
      {data.some(({ can_retry }) => can_retry) ? <TryAgain /> : null}
    </Section>
  );
}

/** Has the server try again now what it could not do. */
export function TryAgain() {
  return (
    <ActButton
      look={button("outline", "md", "mt-3")}
      busy="Trying…"
      refused="We couldn’t try again."
      act={async () => {
        await db().rpc("try_again").throwOnError();
      }}
    >
      Try again
    </ActButton>
  );
}

const unfinishedQuery = queryOptions({
  queryKey: ["unfinished"],
  queryFn: ({ signal }) => read(signal, db().rpc("unfinished_work")),
  refetchInterval: 30_000,
});
