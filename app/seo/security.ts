import { absoluteUrl } from "#app/lib/structured-data.ts";
import { snapshotOf } from "#app/site/snapshot.server.ts";
import type { Route } from "./+types/security";

const daysUntilStale = 365;

/** Whom to tell about a hole in the site, /.well-known/security.txt. */
export function loader({ context }: Route.LoaderArgs) {
  const { shop, takenOn } = snapshotOf(context);
  const expires = new Date(Date.parse(takenOn) + daysUntilStale * 86_400_000);
  const text = `Contact: mailto:${shop.email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${absoluteUrl("/.well-known/security.txt")}
`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
