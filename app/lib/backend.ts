import type { PublicSettings } from "./public-settings.ts";

declare const __PUBLIC_SETTINGS__: PublicSettings;

/** Baked in at build; see public-settings.ts. */
export const settings = __PUBLIC_SETTINGS__;

/** Where auth/v1 and rest/v1 answer: a hosted project, or the site's own origin. */
export function backendUrl() {
  return settings.supabaseUrl || window.location.origin;
}

/** The key the auth client keeps its session under, derived from the backend's host as supabase-js does. */
export function sessionStorageKey() {
  return `sb-${new URL(backendUrl()).hostname.split(".")[0]}-auth-token`;
}
