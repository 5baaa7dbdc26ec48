import { useLocation, useNavigate } from "react-router";
import { seo } from "#app/lib/seo.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Route } from "./+types/email-link-page";
import { MailPage } from "./mail-page.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...seo(matches, { title: "Sign in by email", path: "/auth/email-link" }),
  { name: "robots", content: "noindex" },
];

export default function EmailLinkPage() {
  const navigate = useNavigate();
  /** Where the link leads that somebody asks for anew. */
  const wanted: string = useLocation().state?.wanted ?? "/";
  const isInvitation = wanted.startsWith("/account?invitation=");

  async function onSignedIn() {
    const { needsCode } = await import("./find-visitor.ts");
    if (await needsCode()) return navigate("/auth");
    showToast({ title: "Welcome back!", tone: "success" });
    await navigate("/");
  }

  return (
    <MailPage
      title={isInvitation ? "Your invitation" : "Sign in by email"}
      intro={
        isInvitation
          ? "We’ll send the link again, to the address that was invited."
          : "We’ll send a link that signs you in. No password needed."
      }
      label="Send the link"
      isInvitation={isInvitation}
      send={(auth, { email, captchaToken }) =>
        auth.signInWithOtp({
          email,
          options: {
            shouldCreateUser: false,
            emailRedirectTo: `${window.location.origin}${wanted}`,
            captchaToken,
          },
        })
      }
      codeType="email"
      onSignedIn={onSignedIn}
    />
  );
}
