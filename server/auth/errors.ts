/** Refusals in the hosted service's own words: a status, an error code and a message. */

export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  /** Fields that one kind of error carries beside its code and message. */
  readonly details: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = more.details ?? {};
    this.headers = more.headers ?? {};
  }
}

export const badRequest = (code: string, message: string) => new AuthError(400, code, message);
export const unauthorized = (code: string, message: string) => new AuthError(401, code, message);
export const forbidden = (code: string, message: string) => new AuthError(403, code, message);
export const notFound = (code: string, message: string) => new AuthError(404, code, message);
export const unprocessable = (code: string, message: string) => new AuthError(422, code, message);
export const invalid = (message: string) => badRequest("validation_failed", message);

export function tooMany(code: string, message: string, seconds: number): AuthError {
  return new AuthError(429, code, message, { headers: { "Retry-After": String(seconds) } });
}

export function weakPassword(message: string, reasons: string[]): AuthError {
  return new AuthError(422, "weak_password", message, { details: { weak_password: { reasons } } });
}

const VERSION_HEADER = "X-Supabase-Api-Version";
const NEWEST_VERSION = "2024-01-01";

/** The answer for an error, in the form of the API version that the caller asked for. */
export function errorAnswer(error: AuthError, askedVersion: string | undefined): Response {
  const { status, code, message, details } = error;
  if (askedVersion && /^\d{4}-\d\d-\d\d$/.test(askedVersion) && askedVersion >= NEWEST_VERSION) {
    const headers = { ...error.headers, [VERSION_HEADER]: NEWEST_VERSION };
    return Response.json({ code, message, ...details }, { status, headers });
  }
  return Response.json(
    { code: status, error_code: code, msg: message, ...details },
    { status, headers: error.headers },
  );
}
