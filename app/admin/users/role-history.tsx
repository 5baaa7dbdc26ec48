import { useQuery } from "@tanstack/react-query";
import type { RoleEvent } from "#supabase/database.types.ts";
import { LoadState } from "../kit/load-state.tsx";
import { Section } from "../section.tsx";
import { Log } from "./log.tsx";
import { roleEventsQuery } from "./roles.queries.ts";

/** Who gave or took which role. */
export function RoleHistory() {
  const events = useQuery(roleEventsQuery);
  return (
    <Section title="Role history">
      {events.data?.length === 0 ? (
        <p className="text-sm text-ink-soft">No roles have been given or removed yet.</p>
      ) : events.data ? (
        <Log rows={events.data.map((event) => ({ ...event, words: sentence(event) }))} />
      ) : (
        <LoadState of={events} what="the history of roles" />
      )}
    </Section>
  );
}

function sentence({ action, role, user_email, user_id, changed_by, changed_by_email }: RoleEvent) {
  const who = changed_by ? (changed_by_email ?? changed_by) : "The shop's server";
  const whom = user_email ?? user_id;
  switch (action) {
    case "assigned":
      return `${who} gave ${whom} the role ${role}.`;
    case "removed":
      return `${who} took the role ${role} from ${whom}.`;
    case "signed out":
      return `${who} ended the sessions of ${whom}.`;
    case "second factors removed":
      return `${who} turned off the two-step verification of ${whom}.`;
    case "blocked":
      return `${who} blocked ${whom}.`;
    case "unblocked":
      return `${who} unblocked ${whom}.`;
    case "limited to sales":
      return `${who} limited ${whom} to the sales floor.`;
    case "limit removed":
      return `${who} gave ${whom} all rights of an admin.`;
    case "exported":
      return `${who} downloaded everything.`;
    case "left":
      return `${who} noted that ${whom} left: blocked, without roles.`;
  }
}
