/** Random tokens and the forms in which the database keeps them. */

import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";

/** A token no one can guess. */
export const randomToken = () => randomBytes(32).toString("base64url");

/** Six digits for people to type. */
export const randomCode = () => randomInt(1_000_000).toString().padStart(6, "0");

export const sha256 = (value: string) => createHash("sha256").update(value).digest("hex");

/** A hash that needs the server's key, for values short enough to be tried one by one. */
export const keyedHash = (key: string, purpose: string, value: string) =>
  createHmac("sha256", key).update(`${purpose}\n${value}`).digest("base64url");
