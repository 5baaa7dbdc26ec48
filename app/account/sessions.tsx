import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { button } from "#app/ui/button.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { showToast } from "#app/ui/toast.ts";
import { deviceName } from "#shop/device-name.ts";
import type { Session } from "#supabase/database.types.ts";

const loadClient = () => import("#app/lib/supabase.ts");

/** Where the account is signed in, with a way to end each session, and all of them. */
export function Sessions() {
  const [sessions, setSessions] = useState<Session[]>();
  const [hasFailed, setFailed] = useState(false);
  const [ending, setEnding] = useState<string>();

  async function load() {
    setFailed(false);
    try {
      const { db } = await loadClient();
      const { data } = await db().rpc("my_sessions").throwOnError();
      setSessions(data);
    } catch {
      setFailed(true);
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened.
  useEffect(() => void load(), []);

  async function end({ id }: Session) {
    setEnding(id);
    try {
      const { db } = await loadClient();
      await db().rpc("end_my_session", { session: id }).throwOnError();
      setSessions(sessions?.filter((session) => session.id !== id));
      showToast({ title: "That device is signed out.", tone: "success" });
    } catch {
      showToast({
        title: "Error",
        description: "We couldn’t sign out that device. Please try again.",
        tone: "destructive",
      });
    } finally {
      setEnding(undefined);
    }
  }

  return (
    <>
      {sessions ? (
        <ul aria-label="Signed in on" className="mb-5 grid gap-2">
          {sessions.map((session) => (
            <li
              key={session.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line px-4 py-3"
            >
              <span>
                <strong className="block">
                  {deviceName(session.user_agent)}
                  {session.is_current ? (
                    <span className="font-normal text-ink-soft"> (this device)</span>
                  ) : null}
                </strong>
                <span className="text-sm text-ink-soft">
                  Signed in {formatTime(session.created_at)}, last used{" "}
                  {formatTime(session.last_used_at)}
                </span>
              </span>
              {session.is_current ? null : (
                <button
                  type="button"
                  disabled={ending !== undefined}
                  onClick={() => end(session)}
                  className={button("outline")}
                  aria-label={`Sign out ${deviceName(session.user_agent)}, last used ${formatTime(session.last_used_at)}`}
                >
                  {ending === session.id ? "Signing out…" : "Sign out"}
                </button>
              )}
            </li>
          ))}
        </ul>
      ) : hasFailed ? (
        <p role="alert" className="mb-5">
          We couldn’t list your devices.{" "}
          <button type="button" onClick={load} className="font-semibold underline">
            Try again
          </button>
        </p>
      ) : (
        <div className="mb-5">
          <Spinner label="Loading your devices" />
        </div>
      )}
      <SignOutEverywhere />
    </>
  );
}

const time = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const formatTime = (iso: string) => time.format(new Date(iso));

function SignOutEverywhere() {
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();

  async function signOut() {
    setBusy(true);
    try {
      const { auth } = await loadClient();
      const { error } = await auth().signOut({ scope: "global" });
      if (error) throw error;
      showToast({ title: "Signed out", description: "On all your devices.", tone: "success" });
      await navigate("/");
    } catch {
      setBusy(false);
      showToast({
        title: "Error",
        description: "Failed to sign out. Please try again.",
        tone: "destructive",
      });
    }
  }

  return (
    <>
      <p className="mb-4 text-ink-soft">
        Lost a phone, or used someone else's computer? This signs you out everywhere, including
        here.
      </p>
      <button type="button" disabled={isBusy} onClick={signOut} className={button("outline")}>
        {isBusy ? "Signing out…" : "Sign out everywhere"}
      </button>
    </>
  );
}
