import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { button } from "#app/ui/button.ts";
import { cn } from "#app/ui/cn.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { tableRoles } from "#app/ui/table-roles.ts";
import type { UserRole } from "#supabase/database.types.ts";
import { field } from "../controls.ts";
import { formatDateTime } from "../format.ts";
import { useWrite } from "../kit/use-write.ts";
import { parseShowroom } from "../shell/showroom-choice.tsx";
import { staffStateQuery } from "./accounts.queries.ts";
import { removeRole, setShowroom, transferOwnership, useIsOwner } from "./roles.queries.ts";
import { showroomOptions } from "./showroom-options.tsx";

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
  const placing = useWrite({ refused: "The showroom was not changed." });
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
  const place = ({ id }: UserRole, showroom: string) =>
    change(placing, () => setShowroom(id, parseShowroom(showroom)), "The showroom is set.");

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
          <thead {...tableRoles.rowGroup} className="bg-sunken text-sm max-lg:sr-only">
            <tr {...tableRoles.row}>
              <th {...tableRoles.columnHeader} scope="col" className="px-4 py-2.5">
                Account
              </th>
              <th {...tableRoles.columnHeader} scope="col" className="px-4 py-2.5">
                Role
              </th>
              <th {...tableRoles.columnHeader} scope="col" className="px-4 py-2.5">
                Assigned
              </th>
              <th {...tableRoles.columnHeader} scope="col" className="px-4 py-2.5">
                <span className="sr-only">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody {...tableRoles.rowGroup} className="divide-y divide-line max-lg:block">
            {roles.map((assignment) => (
              <RoleRow
                key={assignment.id}
                assignment={assignment}
                name={nameOf(assignment)}
                shownEmail={
                  emails?.get(assignment.user_id) ??
                  (areEmailsMissing ? "Email could not be read" : "…")
                }
                isMine={assignment.user_id === myId}
                isBusy={isBusy}
                state={states.data?.get(assignment.user_id)}
                onPlace={(showroom) => void place(assignment, showroom)}
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
            the shop’s owner, whose role nobody else can remove. You stay an admin, and can take the
            shop back for 72 hours; after that, only the new owner can hand it back.
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
              ? "will no longer see leads or give out roles, and their open leads become nobody’s. Open pages say so the next time they load something."
              : "will lose the role “user”. It opens nothing that other people cannot open."}
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

interface RoleRowProps extends StandingProps {
  assignment: UserRole;
  /** Of the account: its address, or its id where that is not known. */
  name: string;
  shownEmail: string;
  isMine: boolean;
  isBusy: boolean;
  onPlace: (showroom: string) => void;
  onOpen: () => void;
  onRemove: () => void;
  /** Where whoever looks may hand the shop on. */
  onMakeOwner?: () => void;
}

/** One assignment: whose it is, where they work, and what may be done about it. */
function RoleRow(props: RoleRowProps) {
  const { name, shownEmail, isMine, isBusy, state, onPlace, onOpen, onRemove, onMakeOwner } = props;
  const { user_id, role, showroom, is_owner, created_at } = props.assignment;
  return (
    <tr
      {...tableRoles.row}
      className="max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:gap-x-3 max-lg:px-4 max-lg:py-3"
    >
      <td {...tableRoles.cell} className="min-w-0 py-2.5 max-lg:p-0 lg:px-4">
        <p className="font-semibold [overflow-wrap:anywhere]">
          {shownEmail}
          {isMine ? (
            <span className="ml-2 font-normal whitespace-nowrap text-ink-soft">(you)</span>
          ) : null}
        </p>
        <p className="font-mono text-xs break-all text-ink-soft">{user_id}</p>
        <Standing state={state} />
        {role === "admin" ? (
          <select
            aria-label={`Showroom of ${name}`}
            className={field("mt-1 max-w-56")}
            value={showroom ?? ""}
            disabled={isBusy}
            onChange={({ target }) => onPlace(target.value)}
          >
            {showroomOptions}
          </select>
        ) : null}
      </td>
      <td {...tableRoles.cell} className="py-2.5 max-lg:p-0 lg:px-4">
        <span
          className={cn(
            "inline-block rounded-md px-2 py-0.5 text-sm font-semibold",
            role === "admin" ? "bg-spruce-wash text-spruce" : "bg-sunken text-ink",
          )}
        >
          {role}
        </span>
        {is_owner ? <span className="ml-2 text-sm font-semibold">Owner</span> : null}
      </td>
      <td
        {...tableRoles.cell}
        className="py-2.5 text-sm whitespace-nowrap text-ink-soft max-lg:self-center max-lg:p-0 lg:px-4"
      >
        {formatDateTime(created_at)}
      </td>
      <td
        {...tableRoles.cell}
        className="py-1.5 text-right whitespace-nowrap max-lg:col-span-2 max-lg:p-0 max-lg:pt-2 lg:px-4"
      >
        {onMakeOwner && role === "admin" && !is_owner ? (
          <button
            type="button"
            className={button("quiet", "sm", "mr-2")}
            aria-label={`Make owner: ${name}`}
            onClick={onMakeOwner}
          >
            Make owner
          </button>
        ) : null}
        {isMine ? null : (
          <button
            type="button"
            className={button("quiet", "sm", "mr-2")}
            aria-label={`Account of ${name}`}
            onClick={onOpen}
          >
            Account
          </button>
        )}
        <button
          type="button"
          className={button("outline", "sm")}
          aria-label={`Remove role ${role} of ${name}`}
          onClick={onRemove}
        >
          Remove
        </button>
      </td>
    </tr>
  );
}

interface StandingProps {
  state: { last_seen_at: string | null; has_second_step: boolean } | undefined;
}

/** When somebody was last here, and whether more than a password guards the account. */
function Standing({ state }: StandingProps) {
  if (!state) return null;
  const { last_seen_at, has_second_step } = state;
  return (
    <p className="text-sm text-ink-soft">
      {last_seen_at ? `Last seen ${formatDateTime(last_seen_at)}` : "Never signed in"},{" "}
      {has_second_step ? (
        "two-step sign-in on"
      ) : (
        <span className="font-semibold text-brass">two-step sign-in off</span>
      )}
    </p>
  );
}
