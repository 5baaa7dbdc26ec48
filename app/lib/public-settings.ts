/** What the built pages know of the backend: all of it public, all of it from the environment. */
export interface PublicSettings {
  /** Empty: the backend answers on the site's own origin. */
  supabaseUrl: string;
  publishableKey: string;
  /** Where the site lives, for canonical links and shared previews. */
  siteUrl: string;
  /** Of Cloudflare's captcha on the lead form, where there is one. */
  turnstileSiteKey?: string;
}

/** The key names the caller `anon`; it opens nothing, so a fixed default is safe. */
export const defaultPublishableKey = "sb_publishable_store";

export function publicSettings(env: NodeJS.ProcessEnv): PublicSettings {
  return {
    supabaseUrl: (env.SUPABASE_URL ?? "").replace(/\/+$/, ""),
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY || defaultPublishableKey,
    turnstileSiteKey: env.TURNSTILE_SITE_KEY,
    siteUrl: (env.SITE_URL || `http://${env.HOST || "127.0.0.1"}:${env.PORT || 3000}`).replace(
      /\/+$/,
      "",
    ),
  };
}
