/** Calls of the hosted service that this shop does not offer, refused in the service's own words. */

import type { Hono } from "hono";
import type { AuthContext } from "./context.ts";
import { invalid, notFound, unprocessable } from "./errors.ts";
import { requireServiceRole, requireUser } from "./guards.ts";

export function refuseDisabled(app: Hono, auth: AuthContext): void {
  const saml = () => {
    throw notFound("saml_provider_disabled", "SAML 2.0 is disabled");
  };
  app.all("/sso", saml);
  app.all("/sso/*", saml);
  app.all("/admin/sso/*", async (c) => {
    await requireServiceRole(auth, c);
    return saml();
  });

  const provider = () => {
    throw invalid("Unsupported provider: provider is not enabled");
  };
  app.get("/authorize", provider);
  app.all("/callback", provider);

  const passkeys = () => {
    throw notFound("passkey_disabled", "Passkeys are disabled");
  };
  app.all("/passkeys", passkeys);
  app.all("/passkeys/*", passkeys);

  const recoveryCodes = async (c: Parameters<typeof requireUser>[1]): Promise<Response> => {
    await requireUser(auth, c);
    throw unprocessable(
      "mfa_recovery_codes_enroll_not_enabled",
      "MFA enroll is disabled for recovery codes",
    );
  };
  app.all("/factors/recovery-codes", recoveryCodes);
  app.all("/factors/recovery-codes/*", recoveryCodes);
}
