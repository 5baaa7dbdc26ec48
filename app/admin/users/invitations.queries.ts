/** Colleagues who were invited and have not accepted yet. */
import { queryOptions } from "@tanstack/react-query";
import { withProof } from "#app/auth/proof.ts";
import { auth, db } from "#app/lib/supabase.ts";
import type { Role } from "#supabase/database.types.ts";
import type { ShowroomId } from "../records/product-labels.ts";
import { changedRows, read } from "../requests.ts";

export const invitationsQuery = queryOptions({
  queryKey: ["invitations"],
  queryFn: ({ signal }) =>
    read(
      signal,
      db()
        .from("invitations")
        .select(
          "id, email, role, showroom, name, limited_to_sales, invited_by_email, created_at, expires_at",
        )
        .is("accepted_at", null)
        .order("created_at", { ascending: false })
        .limit(100),
    ),
});

interface Invited {
  email: string;
  name: string;
  role: Role;
  showroom: ShowroomId | null;
  /** Of an admin: of the sales floor alone. */
  isLimited: boolean;
}

/**
 * Notes the invitation, then has the authentication service mail a link. The link carries a secret that
 * no one else has: the person who follows it has read that mailbox.
 */
export async function inviteStaff(
  { email, name, role, showroom, isLimited }: Invited,
  captchaToken: string | undefined,
) {
  const token = randomToken();
  await withProof(() =>
    db()
      .rpc("invite_staff", {
        ...{ invited_email: email, invited_name: name, invited_role: role, token },
        only_sales: isLimited && role === "admin",
        ...(showroom && { at_showroom: showroom }),
      })
      .throwOnError(),
  );
  const { error } = await auth().signInWithOtp({
    email,
    options: {
      shouldCreateUser: true,
      captchaToken,
      emailRedirectTo: `${window.location.origin}/account?invitation=${token}`,
    },
  });
  if (error) throw error;
}

export async function withdrawInvitation(id: string) {
  changedRows(await db().from("invitations").delete().eq("id", id).select("id").throwOnError());
}

const randomToken = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
