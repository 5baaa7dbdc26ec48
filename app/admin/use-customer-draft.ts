import { useState } from "react";
import { storedSession } from "#app/lib/stored-session.ts";
import type { Fields } from "./kit/draft.ts";
import { keepDraft, readDraft, takeDraft } from "./lock/drafts.ts";

/**
 * What is typed of a customer, for whom a shared computer is no place: kept in this tab's memory, for
 * the same person, through a closed sheet and a lock.
 */
export function useCustomerDraft<Values extends Fields>(name: string, initial: Values) {
  const email = storedSession()?.email ?? "";
  const [kept, setKept] = useState(() => readDraft<Values>(email, name));
  const [wasRestored, setWasRestored] = useState(kept !== undefined);
  const values = { ...initial, ...kept };
  function change(next: Partial<Values>) {
    keepDraft(email, name, { ...values, ...next });
    setKept({ ...values, ...next });
  }
  function drop() {
    takeDraft(email, name);
    setKept(undefined);
    setWasRestored(false);
  }
  return { values, change, drop, wasRestored };
}
