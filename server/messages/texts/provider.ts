/** How a text leaves the shop, and how it may fail. */

export interface SmsMessage {
  /**
   * The row of the outbox, named to the provider so that its receipts find their way back. The text of
   * `npm run doctor` has none.
   */
  id?: string;
  phone: string;
  body: string;
}

export interface SmsProvider {
  readonly name: "twilio" | "local";
  /** Hands one text over and returns the provider's id for it, or throws. */
  send(message: SmsMessage): Promise<string>;
}

/**
 * Whether a text that failed may be sent again: `retry` only where the provider cannot have taken it,
 * `unknown` where it may have.
 */
export type FailureOutcome = "retry" | "failed" | "unknown" | "opted_out";

export class SmsError extends Error {
  override name = "SmsError";
  readonly outcome: FailureOutcome;
  readonly code: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    outcome: FailureOutcome,
    message: string,
    { code, retryAfterSeconds }: { code?: string; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.outcome = outcome;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
