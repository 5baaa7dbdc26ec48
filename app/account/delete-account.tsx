import { useState } from "react";
import { useNavigate } from "react-router";
import { AuthForm } from "#app/auth/auth-form.tsx";
import { withProof } from "#app/auth/proof.ts";
import { button } from "#app/ui/button.ts";
import { Modal } from "#app/ui/modal.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { showToast } from "#app/ui/toast.ts";

const word = "delete";

/** Ends the account for good, after a word typed by hand. */
export function DeleteAccount() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p className="mb-4 text-ink-soft">
        This removes your account, password, two-step verification and roles. The store keeps any
        financing requests you sent, since they aren’t part of your account.
      </p>
      <button type="button" onClick={() => setAsking(true)} className={button("outline")}>
        Delete my account…
      </button>
      {isAsking ? (
        <Modal title="Delete my account" width="max-w-md" onClose={() => setAsking(false)}>
          <Question onRefused={() => setAsking(false)} />
        </Modal>
      ) : null}
    </>
  );
}

function Question({ onRefused }: { onRefused: () => void }) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();

  async function submit() {
    if (typed.trim().toLowerCase() !== word) return setProblem(`Please type the word “${word}”.`);
    const { auth, db } = await import("#app/lib/supabase.ts");
    try {
      await withProof(() => db().rpc("delete_my_account").throwOnError());
    } catch (error) {
      onRefused();
      return showToast({
        title: "Account not deleted",
        description: reasonOf(error),
        tone: "destructive",
      });
    }
    await auth().signOut({ scope: "local" });
    showToast({ title: "Your account was deleted.", tone: "success" });
    await navigate("/");
  }

  return (
    <>
      <p className="mb-4">This can’t be undone.</p>
      <AuthForm
        label="Delete my account"
        busyLabel="Deleting…"
        buttonClassName={button("tag", "lg", "mt-2")}
        submit={submit}
      >
        <TextField
          label={`Type “${word}” to confirm`}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          error={problem}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
          }}
        />
      </AuthForm>
    </>
  );
}

/** The database's own sentence where it wrote one for people. */
function reasonOf(error: unknown) {
  const { code = "", message } = error as { code?: string; message?: string };
  const isForPeople = ["P0001", "42501", "not_proven"].includes(code);
  return isForPeople && message ? message : "Failed to delete your account. Please try again.";
}
