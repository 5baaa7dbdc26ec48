import { useEffect } from "react";
import { usePart } from "#app/start/lazy.ts";
import { cancelProof, useProofRequest } from "./proof.ts";

const loadDialog = () =>
  import("./confirm-identity.tsx").catch((error) => {
    cancelProof();
    throw error;
  });

/** Asks who somebody is whenever `withProof` wants to know. Pages that call it have this once. */
export function IdentityHost() {
  const request = useProofRequest();
  const dialog = usePart(loadDialog, request !== undefined);
  // The caller must not wait for a page that is gone.
  useEffect(() => cancelProof, []);
  return request && dialog ? <dialog.default {...request} /> : null;
}
