import { useQuery, useQueryClient } from "@tanstack/react-query";
import { field } from "../controls.ts";
import { useWrite } from "../kit/use-write.ts";
import { lockAfterQuery, setLockAfter } from "../lock/lock.queries.ts";
import { useIsOwner } from "./roles.queries.ts";

const choices = [5, 10, 15, 30, 60];
const inWords = (minutes: number | null) =>
  minutes === null ? "never" : minutes === 1 ? "after 1 minute" : `after ${minutes} minutes`;

/** After how long a computer that no one uses covers the back office; the owner sets it. */
export function LockSetting() {
  const isOwner = useIsOwner();
  const { data: minutes } = useQuery(lockAfterQuery);
  const { isBusy, write } = useWrite({ refused: "Nothing was changed." });
  const client = useQueryClient();

  const set = (chosen: number | null) =>
    write(async () => {
      await setLockAfter(chosen);
      client.setQueryData(lockAfterQuery.queryKey, chosen);
      return { title: `Computers lock ${inWords(chosen)}.` };
    });

  if (minutes === undefined) return null;
  const shown = minutes === null || choices.includes(minutes) ? choices : [minutes, ...choices];
  return (
    <section aria-labelledby="shared-computers">
      <h2 id="shared-computers" className="text-xl">
        Shared computers
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">
        An idle computer hides the back office and signs out. The same person continues with their
        password, or someone else signs in.
      </p>
      {isOwner ? (
        <div className="mt-3">
          <label htmlFor="lock-after" className="block text-sm font-semibold">
            Lock
          </label>
          <select
            id="lock-after"
            value={minutes ?? "never"}
            disabled={isBusy}
            onChange={({ target: { value } }) => set(value === "never" ? null : Number(value))}
            className={field("mt-1 block max-w-60 fine:min-h-11 fine:text-base")}
          >
            {[null, ...shown].map((choice) => (
              <option key={choice} value={choice ?? "never"}>
                {inWords(choice)}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <p className="mt-3 font-semibold">They lock {inWords(minutes)}. The owner sets this.</p>
      )}
    </section>
  );
}
