/** The lead that a text is to be written to, between the press in the list and the panel that opens. */
let wanted: string | undefined;

export function requestComposer(leadId: string) {
  wanted = leadId;
}

/** True once for the requested lead. */
export function takeComposerRequest(leadId: string) {
  const isWanted = wanted === leadId;
  wanted = undefined;
  return isWanted;
}

export const composerId = "text-to-send";

/** Goes to where a text is written, or to the words that say why none may be. */
export function goToComposer() {
  const place = document.getElementById(composerId);
  place?.scrollIntoView({ block: "center" });
  (place?.querySelector<HTMLElement>("textarea") ?? place)?.focus({ preventScroll: true });
}
