/**
 * What stands above the button of the form that asks to hold a product. A new wording gets a new version,
 * which is stored with every request.
 */
export const holdConsent = {
  version: "hold-2026-11-27",
  sentence: (shopName: string) =>
    `By sending this you agree that ${shopName} may text you once to say whether the piece is held, and call you about it. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.`,
};
