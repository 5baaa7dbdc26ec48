/**
 * What a link in a mail brought along, read before mail-link.ts takes it out of the address: a
 * session with its `type`, an error, or a message.
 */
export const callbackParams = new URLSearchParams(
  typeof window === "undefined" ? "" : `${window.location.search}&${window.location.hash.slice(1)}`,
);

/** Whether this page was opened by such a link. */
export const isCallback = [
  "access_token",
  "error_description",
  "error_code",
  "code",
  "message",
].some((name) => callbackParams.has(name));
