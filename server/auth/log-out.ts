/** POST /logout: ends this session, all others, or all of them. */

import type { Context } from "hono";
import type { AuthContext } from "./context.ts";
import { invalid } from "./errors.ts";
import { requireUser } from "./guards.ts";
import { query } from "./request.ts";
import { endAllSessions, endOtherSessions, endSession } from "./sessions.ts";

export async function logOut(auth: AuthContext, c: Context): Promise<Response> {
  const { user, session } = await requireUser(auth, c);
  const scope = query(c, "scope") || "global";
  if (!["global", "local", "others"].includes(scope)) {
    throw invalid(`Unsupported logout scope ${JSON.stringify(scope)}`);
  }
  await auth.database.transaction(async (tx) => {
    if (scope === "local") await endSession(tx, session.id);
    else if (scope === "others") await endOtherSessions(tx, user.id, session.id);
    else await endAllSessions(tx, user.id);
  });
  return c.body(null, 204);
}
