/** What anybody may know about this service: settings, health, signing keys. */

import type { Context } from "hono";
import { own } from "#shop/own.ts";
import { jsonWebKeySet } from "./access-tokens.ts";
import type { AuthContext } from "./context.ts";

const PROVIDERS = [
  ..."anonymous_users apple azure bitbucket discord facebook figma fly github gitlab google".split(
    " ",
  ),
  ..."kakao keycloak linkedin linkedin_oidc notion slack slack_oidc snapchat spotify".split(" "),
  ..."twitch twitter workos zoom email phone".split(" "),
];

export function showSettings(auth: AuthContext, c: Context): Response {
  const enabled: Record<string, boolean> = {
    email: true,
    phone: auth.sendText !== undefined,
    google: auth.env.googleClientIds.length > 0,
  };
  return c.json({
    external: Object.fromEntries(PROVIDERS.map((name) => [name, own(enabled, name) ?? false])),
    disable_signup: !auth.rules.signUpsOpen,
    mailer_autoconfirm: !auth.rules.confirmEmail,
    phone_autoconfirm: false,
    sms_provider: auth.sendText ? "twilio" : "",
    saml_enabled: false,
  });
}

export function showHealth(c: Context): Response {
  return c.json({
    version: "v2",
    name: "GoTrue",
    description: "GoTrue is a user registration and authentication API",
  });
}

export function showKeys(auth: AuthContext, c: Context): Response {
  return c.json(jsonWebKeySet(auth.secrets), 200, {
    "Cache-Control": "public, max-age=600",
  });
}
