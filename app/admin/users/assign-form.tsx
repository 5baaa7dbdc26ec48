import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { button } from "#app/ui/button.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { showToast } from "#app/ui/toast.ts";
import { own } from "#shop/own.ts";
import type { Role } from "#supabase/database.types.ts";
import { SelectField } from "../kit/select-field.tsx";
import { accountQuery, assignRole, autoconfirmQuery, findAccount, roles } from "./roles.queries.ts";

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text);

/** Gives a role to the account with this id or email address. */
export function AssignForm({ onOpen }: { onOpen: (userId: string) => void }) {
  const client = useQueryClient();
  const [wanted, setWanted] = useState("");
  const [role, setRole] = useState<Role>("user");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const { note, userId: found } = useFoundAccount(wanted.trim());
  const isConfirmedAtOnce = useQuery(autoconfirmQuery).data;

  async function assign() {
    const given = wanted.trim();
    if (!given) {
      setError("Please enter a user ID.");
      input.current?.focus();
      return;
    }
    setError("");
    setBusy(true);
    try {
      let userId = given;
      if (given.includes("@")) {
        const found = await findAccount(given);
        if (!found) {
          setError("There’s no account with this email address.");
          input.current?.focus();
          return;
        }
        userId = found.user_id;
      }
      await assignRole(userId, role);
      showToast({ title: `${role} role assigned successfully.`, tone: "success" });
      setWanted("");
      setRole("user");
    } catch (problem) {
      const { code, message } = problem as { code?: string; message?: string };
      showToast({
        title: own(explanations, code ?? "") ?? "The role was not assigned.",
        description:
          code === "23505" ? undefined : code && message ? message : "Failed to assign role.",
        tone: "destructive",
      });
    } finally {
      setBusy(false);
      void client.invalidateQueries({ queryKey: ["roles"] });
      void client.invalidateQueries({ queryKey: ["role-events"] });
      void client.invalidateQueries({ queryKey: ["account"] });
    }
  }

  return (
    <section aria-labelledby="assign" className="rounded-card border border-line bg-surface p-5">
      <h2 id="assign" className="text-xl">
        Assign a role
      </h2>
      <form
        noValidate
        className="mt-3 grid items-start gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,28rem)_10rem_auto] sm:justify-start"
        onSubmit={(event) => {
          event.preventDefault();
          void assign();
        }}
      >
        <TextField
          ref={input}
          label="User ID or email"
          value={wanted}
          onChange={({ target }) => {
            setWanted(target.value);
            setError("");
          }}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby="account-note"
        />
        <SelectField
          label="Role"
          value={role}
          onChange={({ target }) => setRole(target.value as Role)}
        >
          {roles.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
        <button
          type="submit"
          disabled={isBusy}
          className={button("primary", "md", "sm:mt-[1.85rem]")}
        >
          {isBusy ? "Assigning…" : "Assign role"}
        </button>
        <p
          id="account-note"
          role="status"
          className={`min-h-6 text-sm sm:col-span-3 ${error ? "font-semibold text-tag" : "text-ink-soft"}`}
        >
          {error || note}
        </p>
      </form>
      {found ? (
        <button
          type="button"
          className={button("quiet", "sm", "mt-1 -ml-3")}
          onClick={() => onOpen(found)}
        >
          Open this account
        </button>
      ) : null}
      {isConfirmedAtOnce ? (
        <p className="mt-3 max-w-prose rounded-lg bg-brass-wash p-3 text-sm">
          No email provider is set up, so anyone can sign up with an address that isn’t theirs. Ask
          the person for their user ID before you make them an admin.
        </p>
      ) : null}
    </section>
  );
}

/** For what people get wrong most; the server's own words stand below it. */
const explanations: Record<string, string> = {
  "23505": "This account already has this role.",
  "23503": "There’s no account with this user ID.",
  "22P02": "That isn’t a user ID.",
  "42501": "You can no longer assign roles.",
};

/** Who the typed id or address belongs to, looked up once typing pauses. */
function useFoundAccount(typed: string): { note: string; userId?: string } {
  const [lookedUp, setLookedUp] = useState("");
  useEffect(() => {
    const isWhole = uuidForm.test(typed) || isEmail(typed);
    const timer = setTimeout(() => setLookedUp(isWhole ? typed : ""), 350);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useQuery(accountQuery(lookedUp));
  if (!lookedUp || lookedUp !== typed) {
    return { note: "They need an account first. People sign up on the site." };
  }
  if (found.isPending) return { note: "Looking for the account…" };
  if (found.isError) {
    return { note: "We couldn’t look up the account. You can still assign roles by user ID." };
  }
  if (!found.data) return { note: "No account found." };
  const { email, user_id, roles } = found.data;
  const held = roles.length > 0 ? `Has the role ${roles.join(" and ")}.` : "Has no role yet.";
  return {
    note: `Account found: ${email ?? "no email"}, ${user_id}. ${held}`,
    userId: user_id,
  };
}
