/**
 * What was typed and not saved when the device locked: kept in memory only, for the same person in
 * the same tab. Nothing of it is in the page, or on the device.
 */
const drafts = new Map<string, unknown>();
let of = "";

export function keepDraft(email: string, key: string, draft: unknown) {
  if (email !== of) drafts.clear();
  of = email;
  drafts.set(key, draft);
}

/** Hands a draft out once, to whoever typed it. */
export function takeDraft<Draft>(email: string, key: string): Draft | undefined {
  if (email !== of) drafts.clear();
  const draft = drafts.get(key) as Draft | undefined;
  drafts.delete(key);
  return draft;
}
