import { useQuery } from "@tanstack/react-query";
import { SelectField } from "../kit/select-field.tsx";
import { useWrite } from "../kit/use-write.ts";
import { lockAfterQuery, setLockAfter } from "../lock/lock.queries.ts";
import { Section } from "../section.tsx";
import { useIsOwner } from "./roles.queries.ts";

const choices = [5, 10, 15, 30, 60];
const inWords = (minutes: number | null) =>
  minutes === null ? "never" : minutes === 1 ? "after 1 minute" : `after ${minutes} minutes`;

/** After how long a computer that no one uses covers the back office; the owner sets it. */
export function LockSetting() {
  const isOwner = useIsOwner();
  const { data: minutes } = useQuery(lockAfterQuery);
  const { isBusy, write } = useWrite({ refused: "Nothing was changed." });

  const set = (chosen: number | null) =>
    write(async () => {
      await setLockAfter(chosen);
      return { title: `Computers lock ${inWords(chosen)}.` };
    });

  if (minutes === undefined) return null;
  const shown = minutes === null || choices.includes(minutes) ? choices : [minutes, ...choices];
  return (
    <Section
      title="Shared computers"
      about="An idle computer hides the back office and signs out. The same person continues with their password, or someone else signs in."
    >
      {isOwner ? (
        <SelectField
          label="Lock"
          className="max-w-60"
          options={[null, ...shown].map((choice) => [choice ?? "never", inWords(choice)] as const)}
          value={minutes ?? "never"}
          disabled={isBusy}
          onChange={({ target: { value } }) => set(value === "never" ? null : Number(value))}
        />
      ) : (
        <p className="font-semibold">They lock {inWords(minutes)}. The owner sets this.</p>
      )}
    </Section>
  );
}
