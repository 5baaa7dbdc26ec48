import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { checkVisitor } from "#app/auth/visitor.ts";

type State =
  | { step: "asking" }
  | { step: "accepted"; role: string }
  | { step: "refused"; why: string };

/** The link of an invitation leads here: it brings the role to the account that it was sent to. */
export function Invitation() {
  const [params] = useSearchParams();
  const token = params.get("invitation");
  const [state, setState] = useState<State>({ step: "asking" });

  useEffect(() => {
    if (!token) return;
    let isGone = false;
    accept(token).then(
      (role) => {
        if (!isGone) setState({ step: "accepted", role });
        checkVisitor();
      },
      (error: Error) => isGone || setState({ step: "refused", why: error.message }),
    );
    return () => {
      isGone = true;
    };
  }, [token]);

  if (!token) return null;
  return (
    <p role="status" className="mt-5 rounded-card border border-spruce bg-spruce-wash p-4">
      {state.step === "asking" ? (
        "Checking your invitation…"
      ) : state.step === "refused" ? (
        <span className="font-semibold text-tag">{state.why}</span>
      ) : (
        <>
          <b>Welcome! You now have the role {state.role} now.</b> Set a password below so you can
          sign in without an email.{" "}
          {state.role === "admin" ? <Link to="/admin">Go to the back office</Link> : null}
        </>
      )}
    </p>
  );
}

async function accept(token: string) {
  const { db } = await import("#app/lib/supabase.ts");
  const { data } = await db()
    .rpc("accept_invitation", { token })
    .abortSignal(AbortSignal.timeout(20_000))
    .throwOnError();
  return String(data);
}
