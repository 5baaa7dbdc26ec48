import { createRemoteJWKSet } from "jose";

/** Google's signing keys, fetched when first needed. */
export const googleKeys = createRemoteJWKSet(new URL("https://www.googleapis.com/oauth2/v3/certs"));
