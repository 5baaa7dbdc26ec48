import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import * as v from "valibot";
import { parseEmail } from "#app/auth/credentials.ts";
import { describeError } from "#app/auth/messages.ts";
import { withProof } from "#app/auth/proof.ts";
import { settings } from "#app/lib/backend.ts";
import { auth, db } from "#app/lib/supabase.ts";
import { button } from "#app/ui/button.ts";
import { CaptchaField } from "#app/ui/captcha-field.tsx";
import { own } from "#shop/own.ts";
import type { Role } from "#supabase/database.types.ts";
import { formatDateTime } from "../format.ts";
import { ActButton } from "../kit/act-button.tsx";
import { checkbox, Fields, field, full } from "../kit/fields.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { picked, words } from "../kit/schema.ts";
import { isLostAnswer } from "../once.ts";
import { describeFailure } from "../records/failures.ts";
import { type ShowroomId, showroomChoice, showroomNames } from "../records/product-labels.ts";
import { changedRows, rowsQuery } from "../requests.ts";
import { Section } from "../section.tsx";
import { parseShowroom } from "../shell/showroom-choice.tsx";
import { roles } from "./roles.queries.ts";

const invitationsQuery = rowsQuery(["invitations"], () =>
  db()
    .from("invitations")
    .select(
      "id, email, role, showroom, name, limited_to_sales, invited_by_email, created_at, expires_at",
    )
    .is("accepted_at", null)
    .order("created_at", { ascending: false })
    .limit(100),
);

interface Invited {
  email: string;
  name: string;
  role: Role;
  showroom: ShowroomId | null;
  /** Of an admin: of the sales floor alone. */
  isLimited: boolean;
}

/**
 * Notes the invitation, then has the authentication service mail a link. The link carries a secret that
 * no one else has: the person who follows it has read that mailbox.
 */
async function inviteStaff(
  { email, name, role, showroom, isLimited }: Invited,
  captchaToken: string | undefined,
) {
  const token = randomToken();
  await withProof(() =>
    db()
      .rpc("invite_staff", {
        ...{ invited_email: email, invited_name: name, invited_role: role, token },
        only_sales: isLimited && role === "admin",
        ...(showroom && { at_showroom: showroom }),
      })
      .throwOnError(),
  );
  const { error } = await auth().signInWithOtp({
    email,
    options: {
      shouldCreateUser: true,
      captchaToken,
      emailRedirectTo: `${window.location.origin}/account?invitation=${token}`,
    },
  });
  if (error) throw error;
}

export async function withdrawInvitation(id: string) {
  changedRows(await db().from("invitations").delete().eq("id", id).select("id").throwOnError());
}

const randomToken = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

const email = v.pipe(
  v.string(),
  v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    const { email, message } = parseEmail(dataset.value);
    if (email) return email;
    addIssue({ message: message ?? "" });
    return NEVER;
  }),
);

const name = words(60, "Please enter their name.", "Keep the name to 60 characters.");

const showroom = v.pipe(
  v.string(),
  v.transform((typed) => parseShowroom(typed)),
);

const schema = v.object({
  email: field("Coworker’s email", email, { ...full, type: "email" }),
  name: field("Coworker’s name", name, {
    ...full,
    hint: "Coworkers see the full name, customers only the first. They can change it.",
  }),
  role: field("Coworker’s role", picked(roles), { ...full, options: roles }),
  isLimited: checkbox("Sales floor only", {
    hint: "Leads, holds, sales, counts and texts. No prices, settings, exports or people.",
    shownIf: ({ role }) => role === "admin",
  }),
  showroom: field("Coworker’s showroom", showroom, {
    ...full,
    options: () => [["", "No showroom"], ...showroomChoice()],
  }),
});

export function InviteForm() {
  const captchaToken = useRef<string>(undefined);
  const [tries, setTries] = useState(0);

  async function invite(invited: v.InferOutput<typeof schema>) {
    try {
      await inviteStaff(invited, captchaToken.current);
    } catch (error) {
      if (isLostAnswer(error)) throw error;
      const why = describeError(error, describeFailure(error));
      throw new Error(`The invitation was not sent. ${why}`);
    } finally {
      // A captcha's token is good for one try.
      captchaToken.current = undefined;
      setTries((tries) => tries + 1);
    }
    return {
      title: "Invitation sent.",
      note: `To ${invited.email}. The link works for 48 hours.`,
    };
  }

  return (
    <Section
      title="Invite a coworker"
      about="We’ll email them a link that signs them in and gives them the role. They don’t need to sign up first."
    >
      <div className="max-w-md">
        <RecordForm
          isPrivate
          label="An invitation"
          saveWords="Send invitation"
          record={{ table: "invitations", key: "new" }}
          saved={{ email: "", name: "", role: "admin", isLimited: "no", showroom: "" }}
          version={0}
          schema={schema}
          write={invite}
          startsOver
        >
          {(form) => (
            <>
              <Fields of={schema} form={form} />
              {settings.turnstileSiteKey ? (
                <CaptchaField
                  key={tries}
                  siteKey={settings.turnstileSiteKey}
                  action="account"
                  onToken={(token) => {
                    captchaToken.current = token;
                  }}
                />
              ) : null}
            </>
          )}
        </RecordForm>
      </div>
      <Invitations />
    </Section>
  );
}

function Invitations() {
  const waiting = useQuery(invitationsQuery).data ?? [];
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
          <ActButton
            look={button("outline", "sm")}
            aria-label={`Cancel the invitation to ${one.email}`}
            refused="The invitation wasn’t canceled."
            act={() => withdrawInvitation(one.id)}
          >
            Cancel invitation
          </ActButton>
        </li>
      ))}
    </ul>
  );
}
