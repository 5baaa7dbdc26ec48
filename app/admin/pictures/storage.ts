import { StorageClient } from "@supabase/storage-js";
import { backendUrl, settings } from "#app/lib/backend.ts";
import { asVisitor } from "#app/lib/supabase.ts";
import { own } from "#shop/own.ts";
import { storedOriginal } from "./local-originals.ts";
import { copySide } from "./picture.ts";

const types: Record<string, string> = { jpg: "image/jpeg", png: "image/png", webp: "image/webp" };
/** A picture of 25 MB on a slow line. */
const uploadMs = 180_000;
/** The shop reads a few pictures at once, and asks for any further one again. */
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000];

function originals() {
  const apikey = settings.publishableKey;
  const client = new StorageClient(`${backendUrl()}/storage/v1`, { apikey }, (input, init) =>
    asVisitor(
      (headers) => fetch(input, { ...init, headers, signal: AbortSignal.timeout(uploadMs) }),
      init?.headers,
    ),
  );
  return client.from("originals");
}

const there = new Set<string>();
const underWay = new Map<string, Promise<void>>();

/** Sends an original once, however often it is asked for; one that is there already is there. */
export function sendOriginal(name: string): Promise<void> {
  if (there.has(name)) return Promise.resolve();
  const sending = underWay.get(name) ?? send(name).finally(() => underWay.delete(name));
  underWay.set(name, sending);
  return sending;
}

async function send(name: string): Promise<void> {
  const blob = await storedOriginal(name);
  // It was sent another time; the database says if it was not.
  if (!blob) return;
  // As bytes, not as a form: nothing has to take it apart again.
  const bytes = await blob.arrayBuffer();
  const contentType = own(types, name.split(".").at(-1) ?? "") ?? "image/jpeg";
  const statusOf = (error: unknown) => (error as { statusCode?: string } | null)?.statusCode;
  for (const pauseMs of [...pausesMs, 0]) {
    const { error } = await originals().upload(name, bytes, { contentType });
    if (!error || statusOf(error) === "409") break;
    if (statusOf(error) !== "429" || !pauseMs) throw error;
    await new Promise((next) => setTimeout(next, pauseMs));
  }
  there.add(name);
}

/** Why the shop will never take a picture, in its own words; nothing where the line or the disk is to blame. */
export function refusalOf(error: unknown): string | undefined {
  const { statusCode, message } = error as { statusCode?: string; message?: string };
  return ["413", "415", "422"].includes(statusCode ?? "") ? message : undefined;
}

/** How the shop shows an original, as a whole; a hosted project may have nothing but the original itself. */
export async function fetchShown(name: string): Promise<Blob | undefined> {
  const transform = { width: copySide, height: copySide, resize: "contain" } as const;
  const copy = await originals().download(name, { transform });
  return copy.data ?? (await originals().download(name)).data ?? undefined;
}
