import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { tableRoles } from "#app/ui/table-roles.ts";
import type { UserRole } from "#supabase/database.types.ts";
import { useWrite } from "../kit/use-write.ts";
import { staffStateQuery } from "./accounts.queries.ts";
import { RoleRow } from "./role-row.tsx";
import { removeRole, transferOwnership, useIsOwner } from "./roles.queries.ts";

interface RoleListProps {
  /** Newest first. */
  roles: UserRole[];
  myId: string | undefined;
  emails: Map<string, string> | undefined;
  areEmailsMissing: boolean;
  /** Shows somebody's account. */
  onOpen: (userId: string) => void;
}

/** Every role assignment, with a way to take it away. */
export function RoleList({ roles, myId, emails, areEmailsMissing, onOpen }: RoleListProps) {
  const [asked, setAsked] = useState<UserRole>();
  const [successor, setSuccessor] = useState<UserRole>();
  const table = useRef<HTMLTableElement>(null);
  const isOwner = useIsOwner();
  const states = useQuery(staffStateQuery);
  const nameOf = ({ user_id }: UserRole) => emails?.get(user_id) ?? user_id;

  const removal = useWrite({ refused: "Failed to remove role." });
  const transfer = useWrite({ refused: "The owner was not changed." });
  const isBusy = removal.isBusy || transfer.isBusy;

  async function change({ write }: typeof removal, work: () => Promise<void>, title: string) {
    const isDone = await write(() => work().then(() => ({ title })));
    if (isDone) table.current?.focus();
    setAsked(undefined);
    setSuccessor(undefined);
  }

  const remove = ({ id }: UserRole) =>
    change(removal, () => removeRole(id), "Role removed successfully.");
  const transferShop = ({ user_id }: UserRole) =>
    change(transfer, () => transferOwnership(user_id), "The new owner is set.");

  if (roles.length === 0) {
    return (
      <p className="rounded-card border border-line bg-surface p-6">
        No role assignments yet. Assign roles above.
      </p>
    );
  }
  return (
    <>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        <table
          {...tableRoles.table}
          ref={table}
          tabIndex={-1}
          className="w-full text-left max-lg:block"
        >
          <Head />
          <tbody {...tableRoles.rowGroup} className="divide-y divide-line max-lg:block">
            {roles.map((assignment) => (
              <RoleRow
                key={assignment.id}
                assignment={assignment}
                name={nameOf(assignment)}
                shownEmail={
                  emails?.get(assignment.user_id) ??
                  (areEmailsMissing ? "Couldn’t load the email" : "…")
                }
                isMine={assignment.user_id === myId}
                isBusy={isBusy}
                state={states.data?.get(assignment.user_id)}
                onOpen={() => onOpen(assignment.user_id)}
                onRemove={() => setAsked(assignment)}
                {...(isOwner && { onMakeOwner: () => setSuccessor(assignment) })}
              />
            ))}
          </tbody>
        </table>
      </div>
      {successor ? (
        <ConfirmDialog
          title="Make someone else the owner?"
          confirmLabel="Make owner"
          isBusy={isBusy}
          onConfirm={() => transferShop(successor)}
          onCancel={() => setSuccessor(undefined)}
        >
          <p>
            <span className="font-semibold break-all text-ink">{nameOf(successor)}</span> becomes
            the shop’s owner, and no one else can remove their role. You stay an admin and can take
            the shop back for 72 hours. After that, only the new owner can hand it back.
          </p>
        </ConfirmDialog>
      ) : null}
      {asked ? (
        <ConfirmDialog
          title={`Remove the role ${asked.role}?`}
          confirmLabel="Remove role"
          isBusy={isBusy}
          onConfirm={() => remove(asked)}
          onCancel={() => setAsked(undefined)}
        >
          <p>
            <span className="font-semibold break-all text-ink">{nameOf(asked)}</span>{" "}
            {asked.role === "admin"
              ? "will no longer see leads or give out roles, and their open leads become unassigned. Any page they have open will say so the next time it loads something."
              : "will lose the role “user”. It doesn’t give access to anything extra."}
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function Head() {
  return (
    <thead {...tableRoles.rowGroup} className="bg-sunken text-sm max-lg:sr-only">
      <tr {...tableRoles.row}>
        {["Account", "Role", "Assigned", "Remove"].map((title) => (
          <th key={title} {...tableRoles.columnHeader} scope="col" className="px-4 py-2.5">
            <span className={title === "Remove" ? "sr-only" : undefined}>{title}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
