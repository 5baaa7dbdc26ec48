/**
 * What was typed and not saved when the device locked: kept in memory only, for the same person in
 * the same tab. Nothing of it is in the page, or on the device.
 */
const drafts = new Map<string, unknown>();
let of = "";

export function keepDraft(email: string, key: string, draft: unknown) {
  forgetOthers(email);
  drafts.set(key, draft);
}

/** A draft of one person. */
export function readDraft<Draft>(email: string, key: string): Draft | undefined {
  forgetOthers(email);
  return drafts.get(key) as Draft | undefined;
}

/** Hands a draft out once. */
export function takeDraft<Draft>(email: string, key: string): Draft | undefined {
  const draft = readDraft<Draft>(email, key);
  drafts.delete(key);
  return draft;
}

function forgetOthers(email: string) {
  if (email !== of) drafts.clear();
  of = email;
}
