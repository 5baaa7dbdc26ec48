import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { button } from "#app/ui/button.ts";
import { formatDateTime } from "../format.ts";
import { ActButton } from "../kit/act-button.tsx";
import { LoadState } from "../kit/load-state.tsx";
import { AccountPanel } from "./account-panel.tsx";
import { AssignForm } from "./assign-form.tsx";
import { Erasures } from "./erasures.tsx";
import { InviteForm } from "./invite-form.tsx";
import { LockSetting } from "./lock-setting.tsx";
import { RoleHistory } from "./role-history.tsx";
import { RoleList } from "./role-list.tsx";
import { emailsQuery, rolesQuery, takeBackOwnership, takeBackQuery } from "./roles.queries.ts";

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
