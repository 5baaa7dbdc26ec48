import type { AccountAction } from "./accounts.queries.ts";

interface Question {
  label: string;
  title: string;
  words?: React.ReactNode;
  confirm: string;
  done: string;
}

export const questions: Record<AccountAction, Question> = {
  end_sessions_of: {
    label: "End their sessions…",
    title: "End their sessions?",
    words: <p>This signs them out on every device. They can sign in again.</p>,
    confirm: "End sessions",
    done: "Their sessions were ended.",
  },
  remove_second_factors: {
    label: "Turn off two-step verification…",
    title: "Turn off their two-step verification?",
    words: (
      <div className="grid gap-2">
        <p>
          For someone who lost the phone with the app. Make sure they’re the one asking, in person
          or on a number you know.
        </p>
        <p>
          This signs them out on every device. Their password alone opens the account until they
          turn two-step verification back on.
        </p>
      </div>
    ),
    confirm: "Turn off",
    done: "Their two-step verification is off.",
  },
  block_account: {
    label: "Block…",
    title: "Block this account?",
    words: (
      <p>This signs them out on every device. They can’t sign in until someone unblocks them.</p>
    ),
    confirm: "Block",
    done: "The account was blocked.",
  },
  unblock_account: {
    label: "Unblock",
    title: "",
    confirm: "Unblock",
    done: "The account was unblocked.",
  },
  employee_left: {
    label: "Employee left…",
    title: "Did this employee leave?",
    words: (
      <p>
        This removes their roles, signs them out on every device and blocks the account, all at
        once. The history keeps what they did here.
      </p>
    ),
    confirm: "Employee left",
    done: "Done: no roles, no sessions, blocked.",
  },
  erase_account: {
    label: "Erase…",
    title: "Erase this person’s account?",
    words: (
      <div className="grid gap-2">
        <p>
          <strong className="text-ink">Goes:</strong> the account with its email address, password,
          devices and roles, and the address in the history of roles. This can’t be undone.
        </p>
        <p>
          <strong className="text-ink">Stays:</strong> what they did here as staff, in the histories
          of leads and prices; financing requests, which belong to no account (erase them from the
          lead); a note that an account was erased and by whom, but not whose it was; backups, until
          newer ones replace them.
        </p>
      </div>
    ),
    confirm: "Erase",
    done: "The account was erased.",
  },
};
