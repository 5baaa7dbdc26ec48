import { button } from "#app/ui/button.ts";
import { cn } from "#app/ui/cn.ts";
import { tableRoles } from "#app/ui/table-roles.ts";
import type { UserRole } from "#supabase/database.types.ts";
import { formatDateTime } from "../format.ts";
import { ActButton } from "../kit/act-button.tsx";
import { OneField } from "../kit/one-field.tsx";
import { Select } from "../kit/select.tsx";
import { useWrite } from "../kit/use-write.ts";
import { showroomChoice } from "../records/product-labels.ts";
import { parseShowroom } from "../shell/showroom-choice.tsx";
import { describePerson, removeRole, setSalesLimit, transferOwnership } from "./roles.queries.ts";

interface RoleRowProps extends StandingProps {
  assignment: UserRole;
  /** Of the account: its address, or its id where that is not known. */
  name: string;
  shownEmail: string;
  isMine: boolean;
  onOpen: () => void;
  onDone: () => void;
  isOwner: boolean;
}

export function RoleRow(props: RoleRowProps) {
  const { assignment, name, shownEmail, isMine, isOwner, state, onOpen, onDone } = props;
  const { user_id, role, is_owner, created_at } = assignment;
  return (
    <tr {...tableRoles.row} className="max-lg:grid max-lg:gap-2 max-lg:px-4 max-lg:py-3">
      <td {...tableRoles.cell} className="min-w-0 py-2.5 max-lg:p-0 lg:px-4">
        <p className="font-semibold [overflow-wrap:anywhere]">
          {shownEmail}
          {isMine ? (
            <span className="ml-2 font-normal whitespace-nowrap text-ink-soft">(you)</span>
          ) : null}
        </p>
        <p className="font-mono text-xs break-all text-ink-soft">{user_id}</p>
        <Standing state={state} />
        {role === "admin" ? <Person assignment={assignment} name={name} /> : null}
      </td>
      <td
        {...tableRoles.cell}
        className="py-2.5 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-2 max-lg:p-0 lg:px-4"
      >
        <span
          className={cn(
            "inline-block rounded-md px-2 py-0.5 text-sm font-semibold",
            role === "admin" ? "bg-spruce-wash text-spruce" : "bg-sunken text-ink",
          )}
        >
          {role}
        </span>
        {is_owner ? <span className="ml-2 text-sm font-semibold">Owner</span> : null}
        {role === "admin" && !is_owner && !isMine ? (
          <Rights assignment={assignment} name={name} />
        ) : null}
      </td>
      <td
        {...tableRoles.cell}
        className="py-2.5 text-sm text-ink-soft max-lg:p-0 lg:px-4 lg:whitespace-nowrap"
      >
        <span className="lg:hidden">Since </span>
        {formatDateTime(created_at)}
      </td>
      <td
        {...tableRoles.cell}
        className="py-1.5 text-right max-lg:flex max-lg:flex-wrap max-lg:justify-end max-lg:gap-1 max-lg:p-0 lg:px-4 lg:whitespace-nowrap"
      >
        {isOwner && role === "admin" && !is_owner ? (
          <ActButton
            look={button("quiet", "sm", "mr-2")}
            aria-label={`Make owner: ${name}`}
            refused="The owner was not changed."
            ask={{
              title: "Make someone else the owner?",
              words: (
                <p>
                  <Name>{name}</Name> becomes the shop’s owner, and no one else can remove their
                  role. You stay an admin and can take the shop back for 72 hours. After that, only
                  the new owner can hand it back.
                </p>
              ),
              yes: "Make owner",
            }}
            act={async () => {
              await transferOwnership(user_id);
              return { title: "The new owner is set." };
            }}
            onDone={onDone}
          >
            Make owner
          </ActButton>
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
        <ActButton
          look={button("outline", "sm")}
          aria-label={`Remove the ${role} role from ${name}`}
          refused="Failed to remove role."
          ask={{
            title:
              isMine && role === "admin" ? "Remove your own access?" : `Remove the role ${role}?`,
            words: (
              <p>
                <Name>{name}</Name>{" "}
                {role === "admin"
                  ? "will no longer see leads or give out roles, and their open leads become unassigned. Any page they have open will say so the next time it loads something."
                  : "will lose the role “user”. It doesn’t give access to anything extra."}
              </p>
            ),
            yes: "Remove role",
          }}
          act={async () => {
            await removeRole(assignment.id);
            return { title: "Role removed successfully." };
          }}
          onDone={onDone}
        >
          Remove
        </ActButton>
      </td>
    </tr>
  );
}

const Name = ({ children }: { children: string }) => (
  <span className="font-semibold break-all text-ink">{children}</span>
);

type PartProps = Pick<RoleRowProps, "assignment" | "name">;

function Person({ assignment, name }: PartProps) {
  const { id, showroom } = assignment;
  const { isBusy, write } = useWrite({ refused: "The showroom was not changed." });
  const place = (showroom: string) =>
    write(async () => {
      await describePerson(id, { showroom: parseShowroom(showroom) });
      return { title: "The showroom is set." };
    });
  return (
    <>
      <OneField
        key={assignment.name}
        label={`Name of ${name}`}
        isLabelHidden
        className="mt-1 max-w-sm"
        placeholder="Name"
        saved={assignment.name ?? ""}
        words="Save name"
        save={async (typed) => {
          await describePerson(id, { name: typed.trim() || null });
          return { title: "The name is set." };
        }}
      />
      <Select
        aria-label={`Showroom of ${name}`}
        className="mt-1 max-w-56"
        options={[["", "No showroom"], ...showroomChoice()]}
        value={showroom ?? ""}
        disabled={isBusy}
        onChange={({ target }) => void place(target.value)}
      />
    </>
  );
}

function Rights({ assignment, name }: PartProps) {
  const { isBusy, write } = useWrite({ refused: "The limit was not changed." });
  const limit = (isLimited: boolean) =>
    write(async () => {
      await setSalesLimit(assignment.id, isLimited);
      return { title: isLimited ? "Limited to the sales floor." : "The limit is removed." };
    });
  return (
    <Select
      aria-label={`Rights of ${name}`}
      className="mt-1 max-w-max"
      options={[
        ["all", "All rights"],
        ["sales", "Sales floor only"],
      ]}
      value={assignment.limited_to_sales ? "sales" : "all"}
      disabled={isBusy}
      onChange={({ target }) => void limit(target.value === "sales")}
    />
  );
}

interface StandingProps {
  state: { last_seen_at: string | null; has_second_step: boolean } | undefined;
}

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
