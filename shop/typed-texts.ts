/** Cleaners of longer texts, which only the back office takes. */
import { unseen } from "./typed.ts";

/** Text of one or more lines: its spaces, joiners and dashes stay. */
export const cleanText = (typed: string) =>
  typed
    .replace(unseen, "")
    .replace(/[\u115f\u1160\u2800\u3164\uffa0]/g, "")
    .replace(/[\u2028\u2029]/g, " ");

/** Every text of a form, cleaned so. */
export const cleanTexts = <Values extends object>(values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? cleanText(value) : value,
    ]),
  ) as Values;
