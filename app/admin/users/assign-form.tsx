import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { button } from "#app/ui/button.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { words } from "../kit/schema.ts";
import { SelectField } from "../kit/select-field.tsx";
import { useDebounced } from "../kit/use-debounced.ts";
import { Section } from "../section.tsx";
import { assign } from "./assign.ts";
import { accountQuery, autoconfirmQuery, roles } from "./roles.queries.ts";

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text);

const schema = v.object({
  account: v.pipe(
    words(320, "Please enter a user ID."),
    v.check((text) => uuidForm.test(text) || isEmail(text), "Enter an email or a user ID."),
  ),
  role: v.pipe(v.string(), v.picklist(roles)),
});

/** Gives a role to the account with this id or email address. */
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
        {({ bind, values }) => (
          <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,28rem)_10rem]">
            <TextField
              label="User ID or email"
              autoCapitalize="off"
              spellCheck={false}
              {...bind("account")}
            />
            <SelectField label="Role" options={roles} {...bind("role")} />
            <FoundAccount typed={values.account.trim()} onOpen={onOpen} />
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

interface FoundAccountProps {
  typed: string;
  onOpen: (userId: string) => void;
}

/** Who the typed id or address belongs to, looked up once typing pauses. */
function FoundAccount({ typed, onOpen }: FoundAccountProps) {
  const rested = useDebounced(typed, 350);
  const lookedUp = uuidForm.test(rested) || isEmail(rested) ? rested : "";
  const { data: found, isPending, isError } = useQuery(accountQuery(lookedUp));
  const isKnown = lookedUp !== "" && lookedUp === typed;
  const held = found?.roles.length ? `the role ${found.roles.join(" and ")}` : "no role yet";
  return (
    <div className="min-h-6 text-sm text-ink-soft sm:col-span-2">
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
