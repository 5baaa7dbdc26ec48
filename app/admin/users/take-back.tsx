import { useQuery } from "@tanstack/react-query";
import { button } from "#app/ui/button.ts";
import { formatDateTime } from "../format.ts";
import { useWrite } from "../kit/use-write.ts";
import { takeBackOwnership, takeBackQuery } from "./roles.queries.ts";

/** For the person who handed the shop over less than 72 hours ago: the way to undo it. */
export function TakeBack() {
  const until = useQuery(takeBackQuery).data;
  const { isBusy, write } = useWrite({ refused: "The owner was not changed." });
  if (!until) return null;

  const takeBack = () =>
    write(async () => {
      await takeBackOwnership();
      return { title: "The shop is yours again." };
    });

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-brass-wash p-4">
      <p className="mr-auto">
        You handed the shop over. You can take it back until {formatDateTime(until)}.
      </p>
      <button
        type="button"
        disabled={isBusy}
        className={button("outline", "sm")}
        onClick={() => void takeBack()}
      >
        Take the shop back
      </button>
    </div>
  );
}
