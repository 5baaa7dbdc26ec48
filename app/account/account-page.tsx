import type { User } from "@supabase/auth-js";
import { Suspense, useEffect, useState } from "react";
import { SignedInGuard } from "#app/auth/guard.tsx";
import { IdentityHost } from "#app/auth/identity-host.tsx";
import { PasswordForm } from "#app/auth/password-form.tsx";
import { useVisitor } from "#app/auth/visitor.ts";
import { seo } from "#app/lib/seo.ts";
import { lazy, preload } from "#app/start/lazy.ts";
import { button } from "#app/ui/button.ts";
import { loadToaster } from "#app/ui/load-toaster.ts";
import type { Route } from "./+types/account-page";
import { DeleteAccount } from "./delete-account.tsx";
import { EmailForm } from "./email-form.tsx";
import { Invitation } from "./invitation.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { Section } from "./section.tsx";
import { Sessions } from "./sessions.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...seo(matches, { title: "Your account", path: "/account" }),
  { name: "robots", content: "noindex" },
];

/** For who works here; shoppers do not load it. */
const AtWork = lazy(() => import("./at-work.tsx"));

export default function AccountPage() {
  return <SignedInGuard>{(user) => <Account signedIn={user} />}</SignedInGuard>;
}

function Account({ signedIn }: { signedIn: User }) {
  const [user, setUser] = useState(signedIn);
  const isStaff = useVisitor().kind === "admin";
  useEffect(() => {
    preload(loadToaster);
    // The page was not there yet when the browser looked for the part that the address names.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);

  async function reload() {
    const { auth } = await import("#app/lib/supabase.ts");
    const { data } = await auth().getUser();
    if (data.user) setUser(data.user);
  }

  return (
    <div className="container-page max-w-3xl py-6">
      <h1 className="text-4xl">Your account</h1>
      <p className="mt-2 text-ink-soft">
        Signed in as <strong className="wrap-anywhere text-ink">{user.email ?? user.phone}</strong>
      </p>
      <Invitation />
      <IdentityHost />
      <div className="mt-8 grid gap-5">
        {isStaff ? (
          <Suspense>
            <AtWork userId={user.id} />
          </Suspense>
        ) : null}
        <Section id="email" title="Email">
          <EmailForm user={user} onChanged={setUser} />
        </Section>
        <Section id="password" title="Password">
          <p className="mb-4 text-ink-soft">Changing your password signs out your other devices.</p>
          <PasswordForm
            email={user.email}
            buttonClassName={button("primary", "md", "justify-self-start")}
            onDone={() => {}}
          />
        </Section>
        <Section id="second-factor" title="Two-step verification">
          <SecondFactor user={user} onChanged={reload} />
        </Section>
        <Section id="devices" title="Devices">
          <Sessions />
        </Section>
        <Section id="delete" title="Delete my account">
          <DeleteAccount />
        </Section>
      </div>
    </div>
  );
}
