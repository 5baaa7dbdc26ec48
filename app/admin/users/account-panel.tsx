import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { AuthForm } from "#app/auth/auth-form.tsx";
import { describeError } from "#app/auth/messages.ts";
import { button } from "#app/ui/button.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Account } from "#supabase/database.types.ts";
import { formatDateTime, plural } from "../format.ts";
import { ActButton } from "../kit/act-button.tsx";
import { LoadState } from "../kit/load-state.tsx";
import { showProblem } from "../kit/problem-notice.ts";
import { SelectField } from "../kit/select.tsx";
import { SidePanel } from "../side-panel.tsx";
import { questions } from "./account-questions.tsx";
import {
  type AccountAction,
  changeAccount,
  removeEmployee,
  sendReset,
  shownAccountQuery,
  staffStateQuery,
} from "./accounts.queries.ts";
import { useIsOwner } from "./roles.queries.ts";
import { staffQuery } from "./staff.queries.ts";

export function AccountPanel({ person, onClose }: { person: string; onClose: () => void }) {
  const account = useQuery(shownAccountQuery(person));
  return (
    <SidePanel
      title={account.data?.email ?? "Account"}
      onClose={onClose}
      footer={
        <button type="button" className={button("outline")} onClick={onClose}>
          Done
        </button>
      }
    >
      {account.data ? (
        <Details account={account.data} onErased={onClose} />
      ) : account.data === null ? (
        <p>This account no longer exists.</p>
      ) : (
        <LoadState of={account} what="the account" />
      )}
    </SidePanel>
  );
}

interface DetailsProps {
  account: Account;
  onErased: () => void;
}

function Details({ account, onErased }: DetailsProps) {
  const { roles, is_blocked, is_owner, is_me } = account;
  return (
    <div className="grid gap-5">
      <dl className="grid grid-cols-[fit-content(45%)_1fr] gap-x-4 gap-y-1 text-sm [overflow-wrap:anywhere]">
        <dt className="text-ink-soft">State</dt>
        <dd className={is_blocked ? "font-semibold text-tag" : undefined}>
          {is_blocked ? "Blocked: can’t sign in" : "Open"}
        </dd>
        <dt className="text-ink-soft">Roles</dt>
        <dd>{roles.length > 0 ? roles.join(", ") : "none"}</dd>
        <dt className="text-ink-soft">Signed in on</dt>
        <dd>{plural(account.sessions, "device")}</dd>
        <dt className="text-ink-soft">Last signed in</dt>
        <dd>{account.last_sign_in_at ? formatDateTime(account.last_sign_in_at) : "never"}</dd>
        <dt className="text-ink-soft">Two-step verification</dt>
        <dd>{account.has_second_step ? "on" : "off"}</dd>
        <dt className="text-ink-soft">Signed up</dt>
        <dd>{formatDateTime(account.created_at)}</dd>
        <dt className="text-ink-soft">User ID</dt>
        <dd className="font-mono text-xs break-all">{account.user_id}</dd>
      </dl>
      {is_me ? (
        <p>
          This is your own account: change it on{" "}
          <Link to="/account" className="font-semibold underline">
            your account page
          </Link>
          .
        </p>
      ) : (
        <>
          {account.email ? <Reset email={account.email} /> : null}
          {is_owner ? (
            <p className="text-ink-soft">
              This is the shop’s owner. Only they can change this account.
            </p>
          ) : (
            <Actions account={account} onErased={onErased} />
          )}
        </>
      )}
    </div>
  );
}

function Reset({ email }: { email: string }) {
  async function send(captchaToken?: string) {
    try {
      await sendReset(email, captchaToken);
      showToast({
        title: "Email sent",
        description: `To ${email}, with a link to a new password.`,
      });
    } catch (error) {
      showProblem({
        title: "The email wasn’t sent.",
        description: describeError(error, "We couldn’t send the email. Please try again."),
      });
    }
  }
  return (
    <AuthForm
      label="Send a password reset"
      busyLabel="Sending…"
      buttonClassName={button("outline", "md", "justify-self-start")}
      hasCaptcha
      submit={send}
    />
  );
}

function Actions({ account, onErased }: DetailsProps) {
  const isOwner = useIsOwner();
  const isStaff = account.roles.includes("admin");
  const staff = useQuery({ ...staffQuery, enabled: isStaff });
  const open = useQuery({ ...staffStateQuery, enabled: isStaff }).data?.get(account.user_id);
  const [successor, setSuccessor] = useState<string | null>(null);

  const others = (staff.data ?? []).flatMap(({ id, name }) =>
    id === account.user_id ? [] : [[id, name] as const],
  );
  const words = (action: AccountAction) => (
    <>
      <p className="mb-2 font-semibold break-all text-ink">{account.email}</p>
      {questions[action].words}
      {action === "employee_left" && open && open.open_leads > 0 ? (
        <div className="mt-3 text-ink">
          <SelectField
            label={`${plural(open.open_leads, "open lead")} go to`}
            options={[["", "Unassigned"], ...others]}
            value={successor ?? ""}
            onChange={({ target }) => setSuccessor(target.value || null)}
          />
        </div>
      ) : null}
    </>
  );

  async function act(action: AccountAction) {
    let handedOver = 0;
    if (action === "employee_left") handedOver = await removeEmployee(account.user_id, successor);
    else await changeAccount(action, account.user_id);
    return {
      title: questions[action].done,
      ...(handedOver > 0 && { note: `${plural(handedOver, "open lead")} handed over.` }),
    };
  }

  const shown: [AccountAction, boolean][] = [
    ["end_sessions_of", account.sessions > 0],
    ["remove_second_factors", isOwner && account.has_second_step],
    ["block_account", !account.is_blocked],
    ["unblock_account", account.is_blocked],
    ["employee_left", isStaff],
    ["erase_account", !isStaff],
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {shown.map(([action, isShown]) => {
        const { label, title, confirm } = questions[action];
        return isShown ? (
          <ActButton
            key={action}
            look={button("outline")}
            about={`account ${account.user_id}`}
            ask={title !== "" && { title, words: words(action), yes: confirm }}
            act={() => act(action)}
            onDone={() => action === "erase_account" && onErased()}
          >
            {label}
          </ActButton>
        ) : null;
      })}
    </div>
  );
}
