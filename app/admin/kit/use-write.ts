import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { flushSync } from "react-dom";
import { showToast } from "#app/ui/toast.ts";
import { isLostAnswer, LostAnswer } from "../once.ts";
import { describeFailure } from "../records/failures.ts";
import { refreshRecords } from "../records/record-writes.ts";
import { closeProblems, showProblem } from "./problem-notice.ts";
import { offerUndo, type Undoable } from "./undo-store.ts";

/** What was done, and, where it can be, how it is taken back. */
export type Done = Omit<Undoable, "undo"> & {
  undo?: Undoable["undo"] | undefined;
  /** Empties the form for the next one. */
  startOver?: () => void;
};

/**
 * Does it, and answers what was done; nothing where nothing has to be said. It throws what is refused. Done again
 * after a lost answer it sends the very same, so its ids and moments are made before.
 */
export type Act = () => Promise<Done | undefined> | Promise<void>;

/** What is under way, by what it is about: a press meanwhile is the same one. */
const underWay = new Map<string, Promise<Done | undefined>>();

/** Whether a press about this would be the same as one before it. */
export const isUnderWay = (about: string) => underWay.has(about);

/** What was sent and has no answer yet, by what it is about. */
const unanswered = new Map<string, Act>();
const mostUnanswered = 50;

/**
 * Does it once, unless something about the same has no answer yet: that is sent again first, and if it was done,
 * what was pressed now is not done on top of it. What `asksOther` than the press that is under way waits for it.
 */
export function actOnce(about: string, act: Act, asksOther = false): Promise<Done | undefined> {
  const before = underWay.get(about);
  if (before && !asksOther) return before.then(() => undefined);
  const start = () => settle(about, act);
  const work: Promise<Done | undefined> = (before ? before.then(start, start) : start()).finally(
    () => {
      if (underWay.get(about) === work) underWay.delete(about);
    },
  );
  underWay.set(about, work);
  return work;
}

/** What was written could not be read back. */
const isFailedRead = (error: unknown) =>
  navigator.onLine && /fetch|network|abort/i.test((error as Error | null)?.message ?? "");

async function settle(about: string, act: Act) {
  const earlier = unanswered.get(about);
  unanswered.delete(about);
  for (const one of earlier ? [earlier, act] : [act]) {
    try {
      return (await one()) ?? undefined;
    } catch (error) {
      if (isLostAnswer(error) || isFailedRead(error)) {
        if (unanswered.size >= mostUnanswered) unanswered.delete(unanswered.keys().next().value!);
        unanswered.set(about, one);
        throw new LostAnswer();
      }
      if (one === act) throw error;
    }
  }
}

/** Says what was done. A form for the next one is empty before: what is typed after the notice is the next one's. */
export function announce({ startOver, undo, ...said }: Done): void {
  if (startOver) flushSync(startOver);
  if (undo) offerUndo({ ...said, undo });
  else showToast({ title: said.title, description: said.note, tone: "success" });
}

interface Press {
  act: Act;
  about: string;
  /** Something else than what is under way about the same, if anything is. */
  asksOther: boolean;
}

export interface WriteOptions {
  /** The title of a notice that says why it was refused; without it, `problem` is for the form to show. */
  refused?: string;
  /** For the buttons of many rows: one row's write does not keep another's waiting. */
  isOfMany?: boolean;
  /** What was saved is shown as soon as it is, so nothing is read anew. */
  isShown?: boolean | undefined;
}

/**
 * What one part of the back office writes, one thing at a time: it can be taken back from the bar, and what
 * is shown is read anew, after a refusal too.
 */
export function useWrite({ refused, isOfMany = false, isShown = false }: WriteOptions = {}) {
  const client = useQueryClient();
  const id = useId();
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async ({ act, about, asksOther }: Press) => {
      const done = await actOnce(about, act, asksOther);
      if (done) announce(done);
    },
    onError: (error) => {
      if (!refused) return;
      const title = isLostAnswer(error) ? "No answer." : refused;
      showProblem({ title, description: describeFailure(error) });
    },
    onSettled(_, error) {
      const read = isShown ? undefined : refreshRecords(client);
      // What was refused may be pressed again at once.
      return error ? undefined : read;
    },
  });

  /**
   * Answers whether it was done, once what is shown is current. `about` outlives the page's part, where what has no
   * answer may be pressed again elsewhere.
   */
  async function write(act: Act, about = id, asksOther = false): Promise<boolean> {
    if (isPending && !isOfMany) return false;
    closeProblems();
    return mutateAsync({ act, about, asksOther }).then(
      () => true,
      () => false,
    );
  }

  return { isBusy: isPending, problem: error ? describeFailure(error) : "", write, reset };
}
