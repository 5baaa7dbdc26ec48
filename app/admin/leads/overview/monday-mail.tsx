import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useWrite } from "#app/admin/kit/use-write.ts";
import { read } from "#app/admin/requests.ts";
import { useIsOwner } from "#app/admin/users/roles.queries.ts";
import { db } from "#app/lib/supabase.ts";
import { ToolButton } from "../../kit/tool-button.tsx";

/** Whether the owner wants the mail; null where no server of ours sends mails. */
const mondayMailQuery = queryOptions({
  queryKey: ["monday-mail"],
  queryFn: async ({ signal }) => {
    const data = await read(signal, db().rpc("monday_mail"));
    return data as boolean | null;
  },
});

/** The owner's switch for last week's numbers by mail. */
export function MondayMail() {
  const client = useQueryClient();
  const isOwner = useIsOwner();
  const { data: isOn } = useQuery(mondayMailQuery);
  const { write } = useWrite({
    refused: "Nothing was changed.",
    refresh: () => client.invalidateQueries(mondayMailQuery),
  });
  if (!isOwner || typeof isOn !== "boolean") return null;

  const set = (wanted: boolean) =>
    write(async () => {
      await db().rpc("set_monday_mail", { wanted }).throwOnError();
    });

  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
      {isOn
        ? "We email you last week’s numbers on Mondays at 7 AM."
        : "Monday emails with last week’s numbers are off."}
      <ToolButton onClick={() => void set(!isOn)}>
        {isOn ? "Turn it off" : "Email me on Mondays"}
      </ToolButton>
    </p>
  );
}
