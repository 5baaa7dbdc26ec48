import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import * as v from "valibot";
import { parseEmail } from "#app/auth/credentials.ts";
import { describeError } from "#app/auth/messages.ts";
import { settings } from "#app/lib/backend.ts";
import { button } from "#app/ui/button.ts";
import { CaptchaField } from "#app/ui/captcha-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { own } from "#shop/own.ts";
import { formatDateTime } from "../format.ts";
import { ActButton } from "../kit/act-button.tsx";
import { CheckField } from "../kit/check-field.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { words, yes } from "../kit/schema.ts";
import { SelectField } from "../kit/select-field.tsx";
import { isLostAnswer } from "../once.ts";
import { describeFailure } from "../records/failures.ts";
import { showroomChoice, showroomNames } from "../records/product-labels.ts";
import { Section } from "../section.tsx";
import { parseShowroom } from "../shell/showroom-choice.tsx";
import { invitationsQuery, inviteStaff, withdrawInvitation } from "./invitations.queries.ts";
import { roles } from "./roles.queries.ts";

const schema = v.object({
  email: v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { email, message } = parseEmail(dataset.value);
      if (email) return email;
      addIssue({ message: message ?? "" });
      return NEVER;
    }),
  ),
  name: words(60, "Please enter their name."),
  role: v.pipe(v.string(), v.picklist(roles)),
  isLimited: yes,
  showroom: v.pipe(
    v.string(),
    v.transform((typed) => parseShowroom(typed)),
  ),
});

/** Asks a new colleague in by mail; the role comes with the link. */
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
          {({ bind, check, values }) => (
            <>
              <TextField label="Coworker’s email" type="email" {...bind("email")} />
              <TextField
                label="Coworker’s name"
                hint="Coworkers see the full name, customers only the first. They can change it."
                maxLength={60}
                {...bind("name")}
              />
              <SelectField label="Coworker’s role" options={roles} {...bind("role")} />
              {values.role === "admin" ? (
                <CheckField
                  label="Sales floor only"
                  help="Leads, holds, sales, counts and texts. No prices, settings, exports or people."
                  {...check("isLimited")}
                />
              ) : null}
              <SelectField
                label="Coworker’s showroom"
                options={[["", "No showroom"], ...showroomChoice()]}
                {...bind("showroom")}
              />
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

/** The invitations that are still open, each with a button that takes it back. */
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
