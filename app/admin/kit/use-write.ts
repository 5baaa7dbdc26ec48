import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showToast } from "#app/ui/toast.ts";
import { describeFailure } from "../records/failures.ts";
import { refreshRecords } from "../records/record-writes.ts";
import { offerUndo, type Undoable } from "../undo/undo-store.ts";

/** What is done, and how it is taken back; nothing where nothing had to be done. It throws what is refused. */
export type Act = () => Promise<Undoable | undefined>;

interface WriteOptions {
  /** The title of a notice that says why it was refused; without it, `problem` is for the form to show. */
  refused?: string;
  /** For the buttons of many rows: one row's write does not keep another's waiting. */
  isOfMany?: boolean;
}

/**
 * What one part of the back office writes, one thing at a time: it can be taken back from the bar, and what
 * is shown is read anew, after a refusal too.
 */
export function useWrite({ refused, isOfMany = false }: WriteOptions = {}) {
  const client = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async (act: Act) => {
      const undoable = await act();
      if (undoable) offerUndo(undoable);
    },
    onError: (error) => {
      if (!refused) return;
      showToast({ title: refused, description: describeFailure(error), tone: "destructive" });
    },
    onSettled: () => refreshRecords(client),
  });

  /** Answers whether it was done, once what is shown is current. */
  async function write(act: Act): Promise<boolean> {
    if (isPending && !isOfMany) return false;
    return mutateAsync(act).then(
      () => true,
      () => false,
    );
  }

  return { isBusy: isPending, problem: error ? describeFailure(error) : "", write, reset };
}
