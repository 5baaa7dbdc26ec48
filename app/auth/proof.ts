/**
 * What outranks a password asks once more who somebody is: the database and the authentication service refuse a
 * session that proved it more than ten minutes ago. The dialog of confirm-identity.tsx asks, and what was being done
 * goes on.
 */
import { useSyncExternalStore } from "react";

export interface Proof {
  /** As typed; undefined where a code proved it. */
  password?: string;
}

export interface ProofRequest {
  /** An authenticator app is asked for first, where the account has one. */
  isSecondTry: boolean;
  answer: (proof: Proof | undefined) => void;
}

/** Somebody closed the dialog. */
class NotProven extends Error {
  readonly code = "not_proven";
}

let request: ProofRequest | undefined;
const listeners = new Set<() => void>();

function show(wanted: ProofRequest | undefined) {
  request = wanted;
  for (const listener of listeners) listener();
}

/** Answers an open question with a no. */
export const cancelProof = () => request?.answer(undefined);

/** What the dialog is asked for now. */
export const useProofRequest = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => request,
    () => undefined,
  );

/**
 * Does it; where proof is asked for, asks the person and does it again. `work` gets the password that was typed:
 * a change of the account may have to send it along. Rejects with a sentence where the person would not say.
 */
export async function withProof<Result>(
  work: (password?: string) => PromiseLike<Result>,
): Promise<Result> {
  let password: string | undefined;
  for (let tries = 0; ; tries += 1) {
    try {
      return await work(password);
    } catch (error) {
      // A second factor that is new counts only together with the password: that makes two.
      if (!asksForProof(error) || tries === 2) throw error;
      const isSecondTry = tries > 0 || asksForPassword(error);
      cancelProof();
      const proof = await new Promise<Proof | undefined>((answer) => show({ isSecondTry, answer }));
      show(undefined);
      if (!proof) throw new NotProven("Nothing was changed because you didn’t confirm it’s you.");
      password = proof.password ?? password;
    }
  }
}

const codeOf = (error: unknown) => (error as { code?: string } | null)?.code ?? "";

const asksForPassword = (error: unknown) => codeOf(error).startsWith("current_password_");

const asksForProof = (error: unknown) =>
  asksForPassword(error) ||
  codeOf(error) === "reauthentication_needed" ||
  (error as { hint?: string } | null)?.hint === "proof_needed";
