import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { tableRoles } from "#app/ui/table-roles.ts";
import type { UserRole } from "#supabase/database.types.ts";
import { staffStateQuery } from "./accounts.queries.ts";
import { RoleRow } from "./role-row.tsx";
import { useIsOwner } from "./roles.queries.ts";

interface RoleListProps {
  /** Newest first. */
  roles: UserRole[];
  myId: string | undefined;
  emails: Map<string, string> | undefined;
  areEmailsMissing: boolean;
  onOpen: (userId: string) => void;
}

export function RoleList({ roles, myId, emails, areEmailsMissing, onOpen }: RoleListProps) {
  const table = useRef<HTMLTableElement>(null);
  const isOwner = useIsOwner();
  const states = useQuery(staffStateQuery);
  const nameOf = ({ user_id }: UserRole) => emails?.get(user_id) ?? user_id;

  if (roles.length === 0) {
    return (
      <p className="rounded-card border border-line bg-surface p-6">
        No role assignments yet. Assign roles above.
      </p>
    );
  }
  return (
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
              state={states.data?.get(assignment.user_id)}
              onOpen={() => onOpen(assignment.user_id)}
              onDone={() => table.current?.focus()}
              isOwner={isOwner}
            />
          ))}
        </tbody>
      </table>
    </div>
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
