import { useEffect, useState } from "react";
import { SelectField } from "#app/admin/kit/select.tsx";
import { setShowrooms, showroomChoice } from "#app/admin/records/product-labels.ts";
import { AuthForm } from "#app/auth/auth-form.tsx";
import { describeError } from "#app/auth/messages.ts";
import { useInputError } from "#app/auth/use-input-error.ts";
import { db } from "#app/lib/supabase.ts";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { showToast } from "#app/ui/toast.ts";
import { Section } from "./section.tsx";

/** What somebody who works here is called, and in which showroom. */
export default function AtWork({ userId }: { userId: string }) {
  setShowrooms(useShop().showrooms);
  const [name, setName] = useState<string>();
  const [showroom, setShowroom] = useState("");
  const { input, showError, clearError } = useInputError();
  useEffect(() => {
    let isGone = false;
    readOwn(userId).then(
      (own) => {
        if (isGone || !own) return;
        setName(own.name ?? "");
        setShowroom(own.showroom ?? "");
      },
      // Without an answer the part is not shown.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [userId]);
  if (name === undefined) return null;

  async function submit() {
    if (!name?.trim()) return showError("Please enter your name.");
    try {
      await db()
        .rpc("introduce_myself", { my_name: name, ...(showroom && { at_showroom: showroom }) })
        .throwOnError();
      showToast({ title: "Your name and showroom are saved.", tone: "success" });
    } catch (error) {
      showToast({
        title: "Not saved",
        description: describeError(error, "Please try again."),
        tone: "destructive",
      });
    }
  }

  return (
    <Section id="at-work" title="At work">
      <AuthForm
        label="Save name and showroom"
        busyLabel="Saving…"
        buttonClassName={button("primary", "md", "justify-self-start")}
        submit={submit}
      >
        <TextField
          {...input}
          label="Your name"
          hint="Coworkers see the full name, customers only the first."
          value={name}
          maxLength={60}
          autoComplete="name"
          onChange={({ target }) => {
            setName(target.value);
            clearError();
          }}
        />
        <SelectField
          label="Your showroom"
          options={[["", "No showroom"], ...showroomChoice()]}
          value={showroom}
          onChange={({ target }) => setShowroom(target.value)}
        />
      </AuthForm>
    </Section>
  );
}

async function readOwn(userId: string) {
  const { data } = await db()
    .from("user_roles")
    .select("name, showroom")
    .eq("user_id", userId)
    .eq("role", "admin")
    .maybeSingle()
    .throwOnError();
  return data;
}
