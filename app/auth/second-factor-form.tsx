import type { Factor } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { button } from "#app/ui/button.ts";
import { showToast } from "#app/ui/toast.ts";
import { AppCodeForm } from "./app-code-form.tsx";

interface SecondFactorFormProps {
  onVerified: () => void;
  onCancel: () => void;
}

/** Finishes signing in with a code from the authenticator app. */
export function SecondFactorForm({ onVerified, onCancel }: SecondFactorFormProps) {
  const [factorId, setFactorId] = useState("");
  const apps = useApps();

  async function verify(digits: string) {
    const chosen = factorId || apps?.[0]?.id;
    if (!chosen) return "We couldn’t look up your authenticator app. Please try again.";
    const { verifyCode } = await import("./second-factor.ts");
    return verifyCode(chosen, digits);
  }

  async function cancel() {
    const { auth } = await import("#app/lib/supabase.ts");
    await auth().signOut({ scope: "local" });
    onCancel();
  }

  return (
    <div className="mt-3">
      <p className="text-ink-soft">
        Open your authenticator app and type the code it shows for this store.
      </p>
      <div className="mt-5">
        <AppCodeForm label="Verify" hasFocus verify={verify} onVerified={onVerified}>
          {apps && apps.length > 1 ? (
            <label className="block font-semibold">
              App
              <select
                value={factorId}
                onChange={(event) => setFactorId(event.target.value)}
                className="mt-1.5 block min-h-12 w-full rounded-lg border border-field bg-surface px-3 text-base font-normal text-ink"
              >
                {apps.map(({ id, friendly_name }) => (
                  <option key={id} value={id}>
                    {friendly_name || "Authenticator app"}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
        </AppCodeForm>
        <button type="button" onClick={cancel} className={button("quiet", "md", "mt-2 w-full")}>
          Cancel and sign out
        </button>
        <p className="mt-4 text-sm text-ink-soft">
          Lost the phone with the app? Ask the store’s owner to turn this step off for you.
        </p>
      </div>
    </div>
  );
}

function useApps() {
  const [apps, setApps] = useState<Factor[]>();
  useEffect(() => {
    let here = true;
    import("./second-factor.ts")
      .then(({ listApps }) => listApps())
      .then((found) => here && setApps(found))
      .catch(() =>
        showToast({
          title: "Error",
          description: "We couldn’t load your account. Please reload the page.",
          tone: "destructive",
        }),
      );
    return () => {
      here = false;
    };
  }, []);
  return apps;
}
