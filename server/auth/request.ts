/** What a call reads from its request: the body, the caller's address, the way back. */

import type { Context } from "hono";
import * as v from "valibot";
import { clientAddress } from "#server/http/client-address.ts";
import { cleanPlain, emailPattern } from "#shop/typed.ts";
import type { AuthContext } from "./context.ts";
import { badRequest, invalid } from "./errors.ts";

/** Fields as the hosted service reads them: a missing one and null are the empty value. */
export const text = v.nullish(v.string(), "");
export const flag = v.nullish(v.boolean(), false);
export const object = v.nullish(
  v.pipe(
    v.custom<Record<string, unknown>>(isObject, "must be an object"),
    v.record(v.string(), v.unknown()),
  ),
);

/** The JSON body in the given shape; unknown fields are ignored. */
export async function readBody<T extends v.GenericSchema>(
  c: Context,
  schema: T,
): Promise<v.InferOutput<T>> {
  const parsed = v.safeParse(schema, await readJson(c), { abortEarly: true });
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  throw badJson(`${v.getDotPath(issue) ?? "body"} must be ${issue.expected}`);
}

async function readJson(c: Context): Promise<unknown> {
  const body = await c.req.text();
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw badJson(body === "" ? "unexpected end of JSON input" : "invalid character");
  }
  if (!isObject(value)) throw badJson("body must be an object");
  if (!isStorable(value, 0)) throw badJson("invalid character in string literal");
  return value;
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const badJson = (why: string) =>
  badRequest("bad_json", `Could not parse request body as JSON: ${why}`);

/** Postgres stores neither null characters nor halves of surrogate pairs. */
function isStorable(value: unknown, depth: number): boolean {
  if (depth > 32) return false;
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(
    ([key, member]) => isStorable(key, depth) && isStorable(member, depth + 1),
  );
}

/** A query parameter, or the empty string. */
export function query(c: Context, name: string): string {
  const value = c.req.query(name) ?? "";
  if (value.includes("\0")) throw invalid(`Invalid ${name}`);
  return value;
}

/** Where a request came from, kept with the session. */
export interface RequestOrigin {
  address: string;
  userAgent: string;
}

export function requestOrigin(auth: AuthContext, c: Context): RequestOrigin {
  return {
    address: clientAddress(c, auth.trustedProxies),
    userAgent: c.req.header("user-agent") ?? "",
  };
}

/** The address in small letters, or the hosted service's refusal. */
export function checkedEmail(typed: string): string {
  const email = cleanPlain(typed);
  if (email === "") throw invalid("An email address is required");
  if (email.length > 255) throw invalid("An email address is too long");
  if (!emailPattern.test(email)) throw invalid("Unable to validate email address: invalid format");
  return email.toLowerCase();
}

/** The number in E.164 form without its plus sign, or the hosted service's refusal. */
export function checkedPhone(phone: string): string {
  const digits = phone.replace(/^\+/, "").replaceAll(" ", "");
  if (!/^[1-9]\d{1,14}$/.test(digits)) {
    throw invalid("Invalid phone number format (E.164 required)");
  }
  return digits;
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
export const isUuid = (value: string) => UUID.test(value);
