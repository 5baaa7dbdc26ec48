/** auth/v1: every call of the authentication service, on one page. */

import { type Context, Hono } from "hono";
import { generateLink, invite } from "#server/auth/admin/links.ts";
import {
  createUser,
  deleteAnyFactor,
  deleteUser,
  listAnyFactors,
  listUsers,
  showAnyUser,
  updateAnyUser,
} from "#server/auth/admin/users.ts";
import { challengeFactor } from "#server/auth/factors/challenge.ts";
import { enrollFactor } from "#server/auth/factors/enroll.ts";
import { unenrollFactor } from "#server/auth/factors/unenroll.ts";
import { verifyFactor } from "#server/auth/factors/verify.ts";
import { authorizeIdentity, deleteIdentity } from "#server/auth/providers/identities.ts";
import { requestIdOf } from "#server/http/request-log.ts";
import { routePath } from "#server/route-path.ts";
import { createHourlyCleanup } from "./cleanup.ts";
import { type AuthOptions, createAuthContext } from "./context.ts";
import { refuseDisabled } from "./disabled.ts";
import { AuthError, errorAnswer } from "./errors.ts";
import { logOut } from "./log-out.ts";
import { showHealth, showKeys, showSettings } from "./metadata.ts";
import { otp } from "./otp.ts";
import { reauthenticate } from "./reauthenticate.ts";
import { recover } from "./recover.ts";
import { resend } from "./resend.ts";
import { signUp } from "./sign-up.ts";
import { token } from "./token.ts";
import { askToUndo, undo } from "./undo.ts";
import { showUser, updateUser } from "./user.ts";
import { verifyByGet, verifyByPost } from "./verify.ts";

/** The app to mount at /auth/v1. */
export function authRoutes(options: AuthOptions): Hono {
  const auth = createAuthContext(options);
  const app = new Hono();
  const cleanUpHourly = createHourlyCleanup(auth);

  app.use(async (c, next) => {
    cleanUpHourly();
    await next();
    // Answers carry tokens and accounts; only what is public says otherwise.
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
  });

  app.get("/health", showHealth);
  app.get("/settings", (c) => showSettings(auth, c));
  app.get("/.well-known/jwks.json", (c) => showKeys(auth, c));

  app.post("/signup", (c) => signUp(auth, c));
  app.post("/token", (c) => token(auth, c));
  app.post("/otp", (c) => otp(auth, c));
  app.post("/magiclink", (c) => otp(auth, c));
  app.post("/recover", (c) => recover(auth, c));
  app.post("/resend", (c) => resend(auth, c));
  app.get("/verify", (c) => verifyByGet(auth, c));
  app.post("/verify", (c) => verifyByPost(auth, c));

  app.get("/undo", (c) => askToUndo(auth, c));
  app.post("/undo", (c) => undo(auth, c));

  app.post("/logout", (c) => logOut(auth, c));
  app.get("/user", (c) => showUser(auth, c));
  app.put("/user", (c) => updateUser(auth, c));
  app.get("/reauthenticate", (c) => reauthenticate(auth, c));
  app.get("/user/identities/authorize", (c) => authorizeIdentity(auth, c));
  app.delete("/user/identities/:identityId", (c) => deleteIdentity(auth, c));

  refuseDisabled(app, auth);

  app.post("/factors", (c) => enrollFactor(auth, c));
  app.post("/factors/:factorId/challenge", (c) => challengeFactor(auth, c));
  app.post("/factors/:factorId/verify", (c) => verifyFactor(auth, c));
  app.delete("/factors/:factorId", (c) => unenrollFactor(auth, c));

  app.post("/invite", (c) => invite(auth, c));
  app.post("/admin/generate_link", (c) => generateLink(auth, c));
  app.get("/admin/users", (c) => listUsers(auth, c));
  app.post("/admin/users", (c) => createUser(auth, c));
  app.get("/admin/users/:userId", (c) => showAnyUser(auth, c));
  app.put("/admin/users/:userId", (c) => updateAnyUser(auth, c));
  app.delete("/admin/users/:userId", (c) => deleteUser(auth, c));
  app.get("/admin/users/:userId/factors", (c) => listAnyFactors(auth, c));
  app.delete("/admin/users/:userId/factors/:factorId", (c) => deleteAnyFactor(auth, c));

  app.all("*", () => {
    throw new AuthError(404, "not_found", "404 page not found");
  });
  app.onError((error, c) => {
    if (error instanceof AuthError) return answer(c, error);
    const id = requestIdOf(c);
    options.log.error("An auth call failed unexpectedly", {
      id,
      path: routePath(c.req.path),
      error: error.stack ?? String(error),
    });
    return answer(
      c,
      new AuthError(
        500,
        "unexpected_failure",
        "Unexpected failure, please check server logs for more information",
        { details: { error_id: id } },
      ),
    );
  });
  return app;
}

const answer = (c: Context, error: AuthError) =>
  errorAnswer(error, c.req.header("x-supabase-api-version"));
