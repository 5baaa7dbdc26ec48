import type { Factor, User } from "@supabase/auth-js";
import { useEffect, useRef, useState } from "react";
import { AppCodeForm } from "#app/auth/app-code-form.tsx";
import { describeError } from "#app/auth/messages.ts";
import { withProof } from "#app/auth/proof.ts";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { showToast } from "#app/ui/toast.ts";

const loadSecondFactor = () => import("#app/auth/second-factor.ts");

type NewApp = Awaited<ReturnType<typeof import("#app/auth/second-factor.ts")["enrollApp"]>>;

interface SecondFactorProps {
  user: User;
  onChanged: () => Promise<void>;
}

/** The account's authenticator apps: listed, added, removed. */
export function SecondFactor({ user, onChanged }: SecondFactorProps) {
  const { name } = useShop();
  const [newApp, setNewApp] = useState<NewApp>();
  const [isBusy, setBusy] = useState(false);
  const [removing, setRemoving] = useState<Factor>();
  const apps = (user.factors ?? []).filter(
    ({ factor_type, status }) => factor_type === "totp" && status === "verified",
  );
  const isOn = apps.length > 0;

  async function begin() {
    setBusy(true);
    try {
      const { enrollApp } = await loadSecondFactor();
      setNewApp(await enrollApp(name));
    } catch (error) {
      refuse(error, "We couldn’t set up two-step verification. Please try again.");
    } finally {
      setBusy(false);
    }
  }

  async function finish() {
    setNewApp(undefined);
    showToast({
      title: isOn ? "The app was added." : "Two-step verification is on.",
      description: "From now on we’ll ask for a code when you sign in.",
      tone: "success",
    });
    await onChanged();
  }

  async function remove({ id }: Factor) {
    setBusy(true);
    try {
      const { unenrollApp } = await loadSecondFactor();
      await withProof(() => unenrollApp(id));
      setRemoving(undefined);
      showToast({
        title: apps.length > 1 ? "The app was removed." : "Two-step verification is off.",
        tone: "success",
      });
      // Where the session was proved with that app, the page's guard asks for a code of another.
      await onChanged();
    } catch (error) {
      refuse(error, "We couldn’t remove the app. Please try again.");
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <p className="text-ink-soft">
        {isOn
          ? "On. We’ll ask for a code from your app after the password."
          : "Off. When it’s on, we ask for a code from an authenticator app after the password, so a stolen password isn’t enough."}
      </p>
      {isOn ? (
        <ul aria-label="Authenticator apps" className="mt-4 grid gap-2">
          {apps.map((app) => (
            <li
              key={app.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line px-4 py-3"
            >
              <span>
                <strong className="block">{app.friendly_name || "Authenticator app"}</strong>
                <span className="text-sm text-ink-soft">Added {formatDay(app.created_at)}</span>
              </span>
              <button
                type="button"
                onClick={() => setRemoving(app)}
                className={button("outline")}
                aria-label={`Remove ${app.friendly_name || "Authenticator app"}`}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {newApp ? (
        <Setup app={newApp} onVerified={finish} onCancel={() => setNewApp(undefined)} />
      ) : (
        <button
          type="button"
          disabled={isBusy}
          onClick={begin}
          className={button(isOn ? "outline" : "primary", "md", "mt-4")}
        >
          {isOn ? "Add another app" : "Turn on"}
        </button>
      )}
      {isOn && !newApp ? (
        <p className="mt-3 text-sm text-ink-soft">
          Add a second app on another device so a lost phone doesn’t lock you out.
        </p>
      ) : null}
      {removing ? (
        <ConfirmDialog
          title={`Remove ${removing.friendly_name || "this app"}?`}
          confirmLabel="Remove"
          isBusy={isBusy}
          onConfirm={() => remove(removing)}
          onCancel={() => setRemoving(undefined)}
        >
          {apps.length > 1
            ? "Its codes will stop working. Your other apps will still work."
            : "After that, your password alone will open your account."}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

interface SetupProps {
  app: NewApp;
  onVerified: () => void;
  onCancel: () => void;
}

/** The secret as a picture and as text, and the code that proves that the app has it. */
function Setup({ app, onVerified, onCancel }: SetupProps) {
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus(), []);

  async function verify(digits: string) {
    const { verifyCode } = await loadSecondFactor();
    return verifyCode(app.id, digits, withProof);
  }

  return (
    <div className="mt-5 border-t border-line pt-5">
      <h3 ref={top} tabIndex={-1} className="text-xl outline-none">
        Add your authenticator app
      </h3>
      <div className="mt-4 grid items-start gap-x-6 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        <img
          src={app.totp.qr_code}
          alt="QR code with the secret for your authenticator app"
          width={208}
          height={208}
          className="size-52 rounded-lg border border-line bg-white"
        />
        <ol className="grid list-decimal gap-3 pl-5">
          <li>
            Scan the picture with an authenticator app, or{" "}
            <a href={app.totp.uri} className="font-semibold text-spruce underline">
              open it on this device
            </a>
            .
          </li>
          <li>
            No camera? Type this secret into the app:
            <code className="mt-1 block rounded-md bg-sunken px-3 py-2 font-mono select-all">
              {app.totp.secret.match(/.{1,4}/g)?.join(" ")}
            </code>
          </li>
          <li>Type the code the app shows.</li>
        </ol>
      </div>
      <div className="mt-5 max-w-sm">
        <AppCodeForm label="Verify and turn on" verify={verify} onVerified={onVerified} />
        <button type="button" onClick={onCancel} className={button("quiet", "md", "mt-2 w-full")}>
          Cancel
        </button>
      </div>
    </div>
  );
}

function refuse(error: unknown, fallback: string) {
  showToast({ title: "Error", description: describeError(error, fallback), tone: "destructive" });
}

function formatDay(date: string) {
  return new Date(date).toLocaleDateString("en-US", { dateStyle: "long" });
}
