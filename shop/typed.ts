/**
 * What people type and paste, cleaned before it is judged: marks that cannot be seen go, look-alikes become what they
 * look like, and nothing is written differently from how it was meant.
 */

// Marks of direction, joiners without a letter, soft hyphens: contacts and caller IDs put them around numbers.
export const unseen = /[^\P{Cf}\u200c\u200d]|[^\P{Cc}\s]|\u034f/gu;

/** A name or another word of people: its letters, joiners and dashes stay. */
export const cleanName = (typed: string) => typed.replace(unseen, "").replace(/\s/g, " ").trim();

/** A phone number, an e-mail address or a price, which are of plain letters and signs. */
export const cleanPlain = (typed: string) =>
  cleanName(
    typed
      .replace(/[\u200c\u200d]/g, "")
      .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replace(/[\p{Pd}\u2212]/gu, "-"),
  );

/** A ZIP code: the five digits of "MI 48301" and "48301-1234", else what was typed. */
export const cleanZip = (typed: string) =>
  cleanPlain(typed).replace(/^(?:[a-z]{2}[ ,]+)?(\d{5})(?:[- ]?\d{4})?$/i, "$1");

/** A code of digits: without the spaces and hyphens between them. */
export const cleanCode = (typed: string) => cleanPlain(typed).replace(/[ -]/g, "");

/** The e-mail addresses that the service takes, as the hosted one does. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
