import { useNavigate } from "react-router";
import { seo } from "#app/lib/seo.ts";
import type { Route } from "./+types/forgot-page";
import { MailPage } from "./mail-page.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...seo(matches, { title: "Forgot password", path: "/auth/forgot-password" }),
  { name: "robots", content: "noindex" },
];

export default function ForgotPage() {
  const navigate = useNavigate();
  return (
    <MailPage
      title="Forgot password?"
      intro="Enter your account’s email address and we’ll send a link to set a new password."
      label="Send the link"
      send={(auth, { email, captchaToken }) =>
        auth.resetPasswordForEmail(email, {
          redirectTo: `${window.location.origin}/auth/new-password`,
          captchaToken,
        })
      }
      codeType="recovery"
      onSignedIn={async () => navigate("/auth/new-password")}
    />
  );
}
