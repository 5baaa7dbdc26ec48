/** What goes wrong in storage/v1, in the hosted service's form and in the owner's words. */

import type { ContentfulStatusCode } from "hono/utils/http-status";
import { ApiError } from "#server/http/errors.ts";
import { own } from "#shop/own.ts";

export const storageError = (status: ContentfulStatusCode, error: string, message: string) =>
  new ApiError(status, { statusCode: String(status), error, message });

export const duplicate = () => storageError(409, "Duplicate", "The resource already exists");

export const notFound = () => storageError(404, "not_found", "Object not found");

export const noBucket = () => storageError(404, "Bucket not found", "Bucket not found");

export const forbidden = () =>
  storageError(403, "Unauthorized", "new row violates row-level security policy");

export const wrongName = () =>
  storageError(
    400,
    "InvalidKey",
    "A picture’s name must be the hash of its contents plus its extension.",
  );

export const wrongWidth = () =>
  storageError(400, "InvalidRequest", "Ask for a width of 1 to 2000 pixels.");

/** It cannot be shown, or, `again`, not now. */
export const pictureProblem = ({ problem, again }: { problem: string; again?: true }) =>
  again ? storageError(503, "unavailable", problem) : storageError(422, "invalid_picture", problem);

export const notThatType = (name: string, end: string) =>
  storageError(
    415,
    "invalid_mime_type",
    `This file’s name says ${own(kinds, name.split(".").at(-1) ?? "") ?? "something else"}, but it’s ${own(kinds, end)}.`,
  );

const kinds: Record<string, string> = { jpg: "a JPEG", png: "a PNG", webp: "a WebP" };

/** The disk did not take it. */
export const notKept = (code: string | undefined) =>
  storageError(
    507,
    "insufficient_storage",
    code === "ENOSPC" || code === "EDQUOT"
      ? "The store’s disk is full, so the picture wasn’t saved."
      : "The store’s disk can’t be written to, so the picture wasn’t saved.",
  );

/** What phones send all the same is named, with the way out. */
export function notAPicture(bytes: Uint8Array) {
  const start = Buffer.from(bytes.subarray(0, 64)).toString("latin1");
  const isHeic = /^.{4}ftyp(heic|heix|hevc|heim|mif1|msf1)/s.test(start);
  return storageError(
    415,
    "invalid_mime_type",
    isHeic
      ? "This picture is a HEIC, which browsers can’t show. On your iPhone, go to Settings > Camera > Formats and choose Most Compatible."
      : "This isn’t a JPEG, PNG or WebP.",
  );
}
