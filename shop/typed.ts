/**
 * What people type and paste, cleaned before it is judged: marks that cannot be seen go, look-alikes become what they
 * look like, and nothing is written differently from how it was meant. SQL has the same in private.clean_plain.
 */

// Marks of direction, joiners without a letter, soft hyphens: contacts and caller IDs put them around numbers.
const unseen = /\u034f|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const spaces = /[\t\n\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g;
const hyphens = /[\u2010-\u2015\u2212\ufe58\ufe63]/g;

/** A name or another word of people: its letters, joiners and dashes stay. */
export const cleanName = (typed: string) => typed.replace(unseen, "").replace(spaces, " ").trim();

/** A phone number, an e-mail address or a price, which are of plain letters and signs. */
export const cleanPlain = (typed: string) =>
  cleanName(
    typed
      .replace(/[\u200c\u200d]/g, "")
      .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replace(hyphens, "-"),
  );

/** A ZIP code: the five digits of "MI 48301" and "48301-1234", else what was typed. */
export const cleanZip = (typed: string) =>
  cleanPlain(typed).replace(/^(?:[a-z]{2}[ ,]+)?(\d{5})(?:[- ]?\d{4})?$/i, "$1");

/** A code of digits: without the spaces and hyphens between them. */
export const cleanCode = (typed: string) => cleanPlain(typed).replace(/[ -]/g, "");

/** The e-mail addresses that the service takes, as the hosted one does. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
