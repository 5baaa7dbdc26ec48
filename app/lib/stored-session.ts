import { sessionStorageKey } from "./backend.ts";

/** What of the kept session is needed before the auth client is here, or without a network. */
export interface StoredSession {
  id: string;
  userId: string;
  accessToken: string;
  email: string;
}

/** The session that this browser keeps; undefined where there is none. */
export function storedSession(): StoredSession | undefined {
  try {
    const { access_token, user } = JSON.parse(localStorage.getItem(sessionStorageKey()) ?? "");
    const payload = access_token.split(".")[1].replace(/-/g, "+").replace(/_/g, "/");
    const { session_id } = JSON.parse(atob(payload));
    return {
      id: session_id,
      userId: user?.id ?? "",
      accessToken: access_token,
      email: user?.email ?? "",
    };
  } catch {
    return undefined; // Nothing there, nothing usable, or storage is blocked.
  }
}

/** Takes the session's tokens off this device; other tabs find them gone. */
export function removeStoredSession() {
  try {
    localStorage.removeItem(sessionStorageKey());
  } catch {
    // Blocked: nothing is kept there.
  }
}
