/**
 * What stands under the button of the form that asks to hold a product. A new wording gets a new version,
 * which is stored with every request.
 */
export const holdConsent = {
  version: "hold-2026-11-24",
  sentence: (shopName: string) =>
    `By sending this you ask ${shopName} to text you once whether the piece is held, and to call you about it. Message and data rates may apply. Reply STOP to opt out. You can buy without this.`,
};
