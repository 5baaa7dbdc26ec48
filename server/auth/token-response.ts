/** What a client gets when somebody has signed in. */

import { ACCESS_TOKEN_SECONDS, type JwtClaims, signAccessToken } from "./access-tokens.ts";
import type { AuthContext } from "./context.ts";
import type { Grant } from "./sessions.ts";
import { userJson } from "./user-json.ts";

/** The answer to every way of signing in. */
export async function tokenResponse(
  auth: AuthContext,
  grant: Grant,
): Promise<Record<string, unknown>> {
  const { user, session } = grant;
  if (grant.isNewDevice) auth.mailer.nudge();
  const issuedAt = Math.floor(auth.now().getTime() / 1000);
  const claims: JwtClaims = {
    iss: `${auth.env.apiUrl}/auth/v1`,
    sub: user.id,
    aud: user.aud,
    exp: issuedAt + ACCESS_TOKEN_SECONDS,
    iat: issuedAt,
    email: user.email ?? "",
    phone: user.phone ?? "",
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: session.aal,
    amr: grant.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  };
  return {
    access_token: await signAccessToken(claims, auth.secrets.signingKey),
    token_type: "bearer",
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: claims.exp,
    refresh_token: grant.refreshToken,
    user: userJson(user),
  };
}
