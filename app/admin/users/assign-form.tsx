import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { button } from "#app/ui/button.ts";
import { own } from "#shop/own.ts";
import type { Role } from "#supabase/database.types.ts";
import { Fields, field, full } from "../kit/fields.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { picked, words } from "../kit/schema.ts";
import { useDebounced } from "../kit/use-debounced.ts";
import { isLostAnswer } from "../once.ts";
import { Section } from "../section.tsx";
import { accountQuery, assignRole, autoconfirmQuery, findAccount, roles } from "./roles.queries.ts";

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text);

const schema = v.object({
  account: field(
    "User ID or email",
    v.pipe(
      words(320, "Please enter a user ID."),
      v.check((text) => uuidForm.test(text) || isEmail(text), "Enter an email or a user ID."),
    ),
    { ...full, autoCapitalize: "off", spellCheck: false },
  ),
  role: field("Role", picked(roles), { ...full, options: roles }),
});

export function AssignForm({ onOpen }: { onOpen: (userId: string) => void }) {
  const isConfirmedAtOnce = useQuery(autoconfirmQuery).data;

  return (
    <Section title="Assign a role">
      <RecordForm
        isPrivate
        label="A role"
        saveWords="Assign role"
        record={{ table: "user_roles", key: "new" }}
        saved={{ account: "", role: "user" }}
        version={0}
        schema={schema}
        write={assign}
        startsOver
      >
        {(form) => (
          <div className="max-w-md">
            <Fields of={schema} form={form} />
            <FoundAccount typed={form.values.account.trim()} onOpen={onOpen} />
          </div>
        )}
      </RecordForm>
      {isConfirmedAtOnce ? (
        <p className="mt-3 max-w-prose rounded-lg bg-brass-wash p-3 text-sm">
          No email provider is set up, so anyone can sign up with an address that isn’t theirs. Ask
          the person for their user ID before you make them an admin.
        </p>
      ) : null}
    </Section>
  );
}

function FoundAccount({ typed, onOpen }: { typed: string; onOpen: (userId: string) => void }) {
  const rested = useDebounced(typed, 350);
  const lookedUp = uuidForm.test(rested) || isEmail(rested) ? rested : "";
  const { data: found, isPending, isError } = useQuery(accountQuery(lookedUp));
  const isKnown = lookedUp !== "" && lookedUp === typed;
  const held = found?.roles.length ? `the role ${found.roles.join(" and ")}` : "no role yet";
  return (
    <div className="mt-3 min-h-6 text-sm text-ink-soft">
      <p role="status">
        {!isKnown
          ? "They need an account first. People sign up on the site."
          : isPending
            ? "Looking for the account…"
            : isError
              ? "We couldn’t look up the account. You can still assign roles by user ID."
              : found
                ? `Account found: ${found.email ?? "no email"}, ${found.user_id}. Has ${held}.`
                : "No account found."}
      </p>
      {isKnown && found ? (
        <button
          type="button"
          className={button("quiet", "sm", "mt-1 -ml-3")}
          onClick={() => onOpen(found.user_id)}
        >
          Open this account
        </button>
      ) : null}
    </div>
  );
}

/** For what people get wrong most; the server's own words stand behind it. */
const explanations: Record<string, string> = {
  "23505": "This account already has this role.",
  "23503": "There’s no account with this user ID.",
  "22P02": "That isn’t a user ID.",
  "42501": "You can no longer assign roles.",
};

export async function assign({ account, role }: { account: string; role: Role }) {
  const userId = account.includes("@")
    ? (await findAccount(account).catch(refuse))?.user_id
    : account;
  if (!userId) throw new Error("There’s no account with this email address.");
  await assignRole(userId, role).catch(refuse);
  return { title: `${role} role assigned successfully.` };
}

/** Whether a role was assigned whose answer was lost, nobody knows: that is no refusal. */
function refuse(problem: unknown): never {
  if (isLostAnswer(problem)) throw problem;
  const { code, message } = problem as { code?: string; message?: string };
  const told = code === "23505" ? "" : code ? message : "Failed to assign role.";
  throw new Error([own(explanations, code), told].filter(Boolean).join(" "));
}
