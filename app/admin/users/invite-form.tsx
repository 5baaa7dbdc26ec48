import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AuthForm } from "#app/auth/auth-form.tsx";
import { parseEmail } from "#app/auth/credentials.ts";
import { describeError } from "#app/auth/messages.ts";
import { useInputError } from "#app/auth/use-input-error.ts";
import { button } from "#app/ui/button.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { showToast } from "#app/ui/toast.ts";
import { own } from "#shop/own.ts";
import type { Role } from "#supabase/database.types.ts";
import { formatDateTime } from "../format.ts";
import { CheckField } from "../kit/check-field.tsx";
import { SelectField } from "../kit/select-field.tsx";
import { announce, useWrite } from "../kit/use-write.ts";
import { describeFailure } from "../records/failures.ts";
import { type ShowroomId, showroomChoice, showroomNames } from "../records/product-labels.ts";
import { Section } from "../section.tsx";
import { parseShowroom } from "../shell/showroom-choice.tsx";
import { invitationsQuery, inviteStaff, withdrawInvitation } from "./invitations.queries.ts";
import { roles } from "./roles.queries.ts";

/** Asks a new colleague in by mail; the role comes with the link. */
export function InviteForm() {
  const client = useQueryClient();
  const [email, setEmail] = useState("");
  const [name, setName] = useState("");
  const [role, setRole] = useState<Role>("admin");
  const [isLimited, setLimited] = useState(false);
  const [showroom, setShowroom] = useState<ShowroomId | null>(null);
  const { input, showError, clearError } = useInputError();
  const nameError = useInputError();
  const refresh = () => client.invalidateQueries({ queryKey: ["invitations"] });

  async function invite(captchaToken?: string) {
    const { email: given, message = "" } = parseEmail(email);
    if (!given) return showError(message);
    if (!name.trim()) return nameError.showError("Please enter their name.");
    try {
      await inviteStaff(
        { email: given, name, role, showroom, isLimited: isLimited && role === "admin" },
        captchaToken,
      );
      announce({
        title: "Invitation sent.",
        note: `To ${given}. The link works for 48 hours.`,
        startOver: () => {
          setEmail("");
          setName("");
          setLimited(false);
        },
      });
    } catch (error) {
      showToast({
        title: "The invitation was not sent.",
        description: describeError(error, describeFailure(error)),
        tone: "destructive",
      });
    }
    void refresh();
  }

  return (
    <Section
      title="Invite a coworker"
      about="We’ll email them a link that signs them in and gives them the role. They don’t need to sign up first."
    >
      <div className="max-w-md">
        <AuthForm
          label="Send invitation"
          busyLabel="Sending…"
          buttonClassName={button("primary", "md", "justify-self-start")}
          hasCaptcha
          submit={invite}
        >
          <TextField
            {...input}
            label="Coworker’s email"
            type="email"
            value={email}
            autoComplete="off"
            onChange={({ target }) => {
              setEmail(target.value);
              clearError();
            }}
          />
          <TextField
            {...nameError.input}
            label="Coworker’s name"
            hint="Coworkers see the full name, customers only the first. They can change it."
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => {
              setName(target.value);
              nameError.clearError();
            }}
          />
          <SelectField
            label="Coworker’s role"
            value={role}
            options={roles}
            onChange={({ target }) => setRole(target.value as Role)}
          />
          {role === "admin" ? (
            <CheckField
              label="Sales floor only"
              help="Leads, holds, sales, counts and texts. No prices, settings, exports or people."
              isChecked={isLimited}
              onChange={setLimited}
            />
          ) : null}
          <SelectField
            label="Coworker’s showroom"
            value={showroom ?? ""}
            options={[["", "No showroom"], ...showroomChoice()]}
            onChange={({ target }) => setShowroom(parseShowroom(target.value))}
          />
        </AuthForm>
      </div>
      <Invitations />
    </Section>
  );
}

/** The invitations that are still open, each with a button that takes it back. */
function Invitations() {
  const waiting = useQuery(invitationsQuery).data ?? [];
  const { write } = useWrite({ refused: "The invitation wasn’t canceled.", isOfMany: true });
  const takeBack = (id: string) =>
    write(() => withdrawInvitation(id).then(() => undefined), `invitation ${id}`);
  if (waiting.length === 0) return null;
  return (
    <ul aria-label="Invitations" className="mt-4 grid gap-2 text-sm">
      {waiting.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center gap-x-3">
          <b className="break-all">{one.email}</b>
          <span className="mr-auto text-ink-soft">
            {one.name ? `${one.name}, ` : null}
            {one.role}
            {one.limited_to_sales ? " on the sales floor" : null},{" "}
            {own(showroomNames, one.showroom) ?? "no showroom"}, until{" "}
            {formatDateTime(one.expires_at)}
          </span>
          <button
            type="button"
            aria-label={`Cancel the invitation to ${one.email}`}
            className={button("outline", "sm")}
            onClick={() => takeBack(one.id)}
          >
            Cancel invitation
          </button>
        </li>
      ))}
    </ul>
  );
}
