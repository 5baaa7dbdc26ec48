/** Texts both ways as the panel shows them: their shape, how many a text costs, templates filled in. */

import { own } from "#shop/own.ts";
import type { TextState } from "#supabase/database.types.ts";

export interface Message {
  id: string;
  from: "shop" | "person";
  /** When it was written. */
  at: string;
  body: string | null;
  /** What the shop's is about, or what an answer was taken for. */
  kind: "link" | "resend" | "hold" | "message" | "stop" | "start" | "help" | "maybe_stop" | "other";
  /** Null for an answer. */
  state: TextState | null;
  reason: string | null;
  errorCode: string | null;
  error: string | null;
  dueAt: string | null;
  /** When it reached its state. */
  stateAt: string;
  leadId: string | null;
  provider: string | null;
  /** Who wrote it, or who dealt with the answer. */
  by: string | null;
  /** An answer that no one dealt with yet. */
  isOpen: boolean;
  /** What staff said that a doubtful answer meant. */
  meantStop: boolean | null;
}

export interface ConsentEntry {
  id: number;
  at: string;
  what: "given" | "revoked" | "restored" | "not_revoked";
  source: "financing_form" | "hold_form" | "alert_form" | "reply" | "provider" | "staff";
  version: string | null;
  /** What was shown. */
  words: string | null;
  by: string | null;
}

/** What the database's read_conversation answers. */
export interface Conversation {
  phone: string | null;
  /** Why nothing may be written to the number; null where it may. */
  refusal: string | null;
  /** When a text would leave, if not at once. */
  leavesAt: string | null;
  /** Where the area code lies: "MI". */
  state: string | null;
  hasOptedOut: boolean;
  /** Oldest first. */
  messages: Message[];
  consents: ConsentEntry[];
}

/** SQL repeats it. */
export const maxCharacters = 1600;

/** Curly quotes, dashes and dots that a phone's keyboard makes, as the plain ones that cost less. */
export const withPlainPunctuation = (text: string) =>
  text
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, "-")
    .replaceAll("…", "...")
    .replaceAll("\u00a0", " ");

/** A template with what is known; what is not stays as it stands, for a person to see. */
export function fillTemplate(body: string, known: Readonly<Record<string, string | undefined>>) {
  return body.replaceAll(/\{(\w+)\}/g, (whole, name: string) => own(known, name) || whole);
}

const sources: Record<ConsentEntry["source"], string> = {
  financing_form: "the financing form",
  hold_form: "the hold request form",
  alert_form: "the form for alerts",
  reply: "a text from the phone",
  provider: "a notice of the provider",
  staff: "staff",
};

/** One line of the ledger. */
export function describeConsent({ what, source, version, by }: ConsentEntry) {
  const from = by ?? sources[source];
  switch (what) {
    case "given":
      return `Agreed to on ${from}${version ? `, version ${version}` : ""}`;
    case "revoked":
      return `Opted out by ${from}: no more texts of any kind`;
    case "restored":
      return `Texts allowed again by ${from}`;
    case "not_revoked":
      return `Asked; didn’t mean stop: ${from}`;
  }
}
