/**
 * What stands above the form's button. Its version is stored with every lead, so a new wording gets a
 * new version, and the old one stays here: it is the record of what people agreed to. The database knows
 * them too (private.consent_sentences), for its ledger.
 */

interface Consent {
  version: string;
  sentence: (shopName: string) => string;
}

export const consents = [
  {
    version: "2026-11-21",
    sentence: (shopName) =>
      `By sending this form you ask ${shopName} to text you this application link once; message and data rates may apply, and you can reply STOP to opt out.`,
  },
  {
    version: "2026-11-23",
    sentence: (shopName) =>
      `By sending this form you ask ${shopName} to text you this application link, to text it again if it does not arrive, and to call you about your application. Message and data rates may apply. Reply STOP to opt out. You can buy without this.`,
  },
  {
    version: "2026-11-25",
    sentence: (shopName) =>
      `By sending this form you ask ${shopName} to text you this application link, to text it again if it does not arrive, and to text and call you about your application. Message and data rates may apply. Reply STOP to opt out. You can buy without this.`,
  },
  {
    version: "2026-11-26",
    sentence: (shopName) =>
      `By sending this form you agree that ${shopName} may text you this application link, text it again if it does not arrive, and text and call you about your application. Message frequency varies. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.`,
  },
  {
    version: "2026-11-27",
    sentence: (shopName) =>
      `By sending this form you agree that ${shopName} may send you an automated text with this application link, send it again if it does not arrive, and have its staff text and call you about this request. Message frequency varies. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.`,
  },
] as const satisfies readonly Consent[];

export const consent: Consent = consents.at(-1)!;
