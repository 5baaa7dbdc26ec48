/**
 * What stands under the form's button. Its version is stored with every lead, so a new wording gets a
 * new version, and the old one stays here: it is the record of what people agreed to.
 */
import { site } from "#content/shop.ts";

interface Consent {
  version: string;
  sentence: string;
}

const consents = [
  {
    version: "2026-11-21",
    sentence: `By sending this form you ask ${site.name} to text you this application link once; message and data rates may apply, and you can reply STOP to opt out.`,
  },
] as const satisfies readonly Consent[];

export const consent: Consent = consents.at(-1)!;
