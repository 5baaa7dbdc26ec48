/** What staff type while somebody talks, as the database wants it. */

import { cleanName, cleanPlain } from "#shop/typed.ts";

/** "Maria de la Cruz": the first word is the first name. "Cruz, Maria" the other way round. */
export function splitName(typed: string) {
  const name = cleanName(typed).replaceAll(/ +/g, " ");
  const comma = name.indexOf(",");
  if (comma > 0) {
    return { first_name: name.slice(comma + 1).trim(), last_name: name.slice(0, comma).trim() };
  }
  const space = name.indexOf(" ");
  return space < 0
    ? { first_name: name, last_name: "" }
    : { first_name: name.slice(0, space), last_name: name.slice(space + 1) };
}

/** A number as the caller ID shows it loses its plus: "+12485550199" is "1-248-555-0199". */
export function writePhone(typed: string) {
  const number = cleanPlain(typed);
  const us = /^\+?(1?)(\d{3})(\d{3})(\d{4})$/.exec(number.replaceAll(/[ ().-]/g, ""));
  return us ? us.slice(1).filter(Boolean).join("-") : number.replaceAll(/[+.]/g, "");
}
