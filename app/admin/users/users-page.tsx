import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { button } from "#app/ui/button.ts";
import type { RoleEvent } from "#supabase/database.types.ts";
import { formatDateTime } from "../format.ts";
import { ActButton } from "../kit/act-button.tsx";
import { LoadState } from "../kit/load-state.tsx";
import { SelectField } from "../kit/select.tsx";
import { useWrite } from "../kit/use-write.ts";
import { lockAfterQuery, setLockAfter } from "../lock/lock.queries.ts";
import { Section } from "../section.tsx";
import { AccountPanel } from "./account-panel.tsx";
import { AssignForm } from "./assign-form.tsx";
import { Erasures } from "./erasures.tsx";
import { InviteForm } from "./invite-form.tsx";
import { Log } from "./log.tsx";
import { RoleList } from "./role-list.tsx";
import {
  emailsQuery,
  roleEventsQuery,
  rolesQuery,
  takeBackOwnership,
  takeBackQuery,
  useIsOwner,
} from "./roles.queries.ts";

export default function UsersPage() {
  const roles = useQuery(rolesQuery);
  const ids = useMemo(
    () => [...new Set(roles.data?.roles.map((assignment) => assignment.user_id))].sort(),
    [roles.data],
  );
  const emails = useQuery(emailsQuery(ids));
  const [opened, setOpened] = useState<string>();

  return (
    <div className="grid gap-6">
      <header>
        <h1 className="text-2xl">Manage Users</h1>
        <p className="mt-1 max-w-prose text-ink-soft">
          Admins see and edit every lead and assign roles. An admin limited to the sales floor
          handles leads, holds, sales, counts and texts. The “user” role opens nothing in the back
          office.
        </p>
      </header>
      <TakeBack />
      <InviteForm />
      <AssignForm onOpen={setOpened} />
      <section aria-labelledby="assignments">
        <h2 id="assignments" className="text-xl">
          Role assignments
        </h2>
        <div className="mt-3">
          {roles.data ? (
            <RoleList
              roles={roles.data.roles}
              myId={roles.data.myId}
              emails={emails.data}
              areEmailsMissing={emails.isError}
              onOpen={setOpened}
            />
          ) : (
            <LoadState of={roles} what="user roles" />
          )}
          {roles.data && roles.error ? (
            <p role="alert" className="mt-3 text-sm font-semibold text-tag">
              Failed to load user roles. What you see may be out of date.{" "}
              <button type="button" className="underline" onClick={() => roles.refetch()}>
                Try again
              </button>
            </p>
          ) : null}
        </div>
      </section>
      <RoleHistory />
      <Erasures />
      <LockSetting />
      {opened ? <AccountPanel person={opened} onClose={() => setOpened(undefined)} /> : null}
    </div>
  );
}

/** For the person who handed the shop over less than 72 hours ago: the way to undo it. */
function TakeBack() {
  const until = useQuery(takeBackQuery).data;
  if (!until) return null;

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-brass-wash p-4">
      <p className="mr-auto">
        You handed the shop over. You can take it back until {formatDateTime(until)}.
      </p>
      <ActButton
        look={button("outline", "sm")}
        refused="The owner was not changed."
        act={async () => {
          await takeBackOwnership();
          return { title: "The shop is yours again." };
        }}
      >
        Take the shop back
      </ActButton>
    </div>
  );
}

function RoleHistory() {
  const events = useQuery(roleEventsQuery);
  return (
    <Section title="Role history">
      {events.data?.length === 0 ? (
        <p className="text-sm text-ink-soft">No roles have been given or removed yet.</p>
      ) : events.data ? (
        <Log rows={events.data.map((event) => ({ ...event, words: sentence(event) }))} />
      ) : (
        <LoadState of={events} what="the history of roles" />
      )}
    </Section>
  );
}

function sentence({ action, role, user_email, user_id, changed_by, changed_by_email }: RoleEvent) {
  const who = changed_by ? (changed_by_email ?? changed_by) : "The shop's server";
  const whom = user_email ?? user_id;
  switch (action) {
    case "assigned":
      return `${who} gave ${whom} the role ${role}.`;
    case "removed":
      return `${who} took the role ${role} from ${whom}.`;
    case "signed out":
      return `${who} ended the sessions of ${whom}.`;
    case "second factors removed":
      return `${who} turned off the two-step verification of ${whom}.`;
    case "blocked":
      return `${who} blocked ${whom}.`;
    case "unblocked":
      return `${who} unblocked ${whom}.`;
    case "limited to sales":
      return `${who} limited ${whom} to the sales floor.`;
    case "limit removed":
      return `${who} gave ${whom} all rights of an admin.`;
    case "exported":
      return `${who} downloaded everything.`;
    case "left":
      return `${who} noted that ${whom} left: blocked, without roles.`;
  }
}

const choices = [5, 10, 15, 30, 60];
const inWords = (minutes: number | null) =>
  minutes === null ? "never" : minutes === 1 ? "after 1 minute" : `after ${minutes} minutes`;

/** After how long a computer that no one uses covers the back office; the owner sets it. */
function LockSetting() {
  const isOwner = useIsOwner();
  const { data: minutes } = useQuery(lockAfterQuery);
  const { isBusy, write } = useWrite({ refused: "Nothing was changed." });

  const set = (chosen: number | null) =>
    write(async () => {
      await setLockAfter(chosen);
      return { title: `Computers lock ${inWords(chosen)}.` };
    });

  if (minutes === undefined) return null;
  const shown = minutes === null || choices.includes(minutes) ? choices : [minutes, ...choices];
  return (
    <Section
      title="Shared computers"
      about="An idle computer hides the back office and signs out. The same person continues with their password, or someone else signs in."
    >
      {isOwner ? (
        <SelectField
          label="Lock"
          className="max-w-60"
          options={[null, ...shown].map((choice) => [choice ?? "never", inWords(choice)] as const)}
          value={minutes ?? "never"}
          disabled={isBusy}
          onChange={({ target: { value } }) => set(value === "never" ? null : Number(value))}
        />
      ) : (
        <p className="font-semibold">They lock {inWords(minutes)}. The owner sets this.</p>
      )}
    </Section>
  );
}
