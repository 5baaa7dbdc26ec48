/** The authenticator app of an account. Import it dynamically on public pages: it brings the client. */
import { auth } from "#app/lib/supabase.ts";
import { describeError } from "./messages.ts";

/** The apps that show codes for this account. */
export async function listApps() {
  const { data, error } = await auth().mfa.listFactors();
  if (error) throw error;
  return data.totp;
}

/** Begins to add an app; what an unfinished attempt left behind is removed first. */
export async function enrollApp(issuer: string) {
  const { data: factors, error: unknown } = await auth().mfa.listFactors();
  if (unknown) throw unknown;
  for (const { id, factor_type, status } of factors.all) {
    if (factor_type === "totp" && status === "unverified") {
      await auth().mfa.unenroll({ factorId: id });
    }
  }
  const { data, error } = await auth().mfa.enroll({
    factorType: "totp",
    issuer,
    friendlyName: freeName(factors.totp.map(({ friendly_name }) => friendly_name)),
  });
  if (error) throw error;
  return data;
}

function freeName(taken: (string | undefined)[]) {
  const name = "Authenticator app";
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name} ${number}`;
    if (!taken.includes(candidate)) return candidate;
  }
}

/** Checks a code; answers what is wrong with it, if anything is. `ask` may do it again, once proof is there. */
export async function verifyCode(
  factorId: string,
  code: string,
  ask = (work: () => Promise<void>) => work(),
) {
  try {
    await ask(async () => {
      const { error } = await auth().mfa.challengeAndVerify({ factorId, code });
      if (error) throw error;
    });
    return undefined;
  } catch (error) {
    return describeError(error, "We couldn’t check the code. Please try again.");
  }
}

/** Removes an app. The session is then what its remaining proofs make it. */
export async function unenrollApp(factorId: string) {
  const { error } = await auth().mfa.unenroll({ factorId });
  if (error) throw error;
  await auth().refreshSession();
}
