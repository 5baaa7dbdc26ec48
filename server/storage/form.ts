import { storageError } from "./errors.ts";

/** The one file in a form as the client library sends it. */
export async function fileInForm(body: Uint8Array, type: string): Promise<Uint8Array> {
  const form = await new Response(body as Uint8Array<ArrayBuffer>, {
    headers: { "Content-Type": type },
  })
    .formData()
    .catch(() => undefined);
  const files = [...(form?.values() ?? [])].filter((value) => typeof value !== "string");
  if (files.length !== 1) {
    throw storageError(400, "InvalidRequest", "Send exactly one file.");
  }
  return new Uint8Array(await files[0]!.arrayBuffer());
}
