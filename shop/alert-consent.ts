/**
 * What stands above the button of the form that asks for one text, by what it is about. A new wording gets a new
 * version, which is stored with every alert; private.consent_sentences has them all.
 */

export const alertKinds = ["price", "available", "similar", "check"] as const;

/**
 * "price": it costs an amount or less; "available": it is no longer held or sold out; "similar": one like it comes in;
 * "check": staff have looked whether it is still here.
 */
export type AlertKind = (typeof alertKinds)[number];

const when: Record<AlertKind, string> = {
  price: "when this piece costs the amount above or less",
  available: "when this piece is available again",
  similar: "when a piece like this comes in",
  check: "once staff have looked whether this piece is still here",
};

/** The version of what is shown for this kind of alert, and its sentence with the shop's name. */
export const alertConsent = (kind: AlertKind) => ({
  version: `${kind}-2026-11-27-2`,
  sentence: (shopName: string) =>
    `By sending this you agree that ${shopName} may send one automated marketing text to this number ${when[kind]}. One text per alert; alerts end after 90 days. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.`,
});
