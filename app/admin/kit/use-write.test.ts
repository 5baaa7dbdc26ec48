import { expect, test } from "vitest";

import { receiveToasts } from "#app/ui/toast.ts";
import { currentUndo, subscribeUndo } from "./undo-store.ts";
import { actOnce, announce } from "./use-write.ts";

/** Acts that end when they are told to, and what has begun. */
function acts() {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<undefined>>();
  const act = (name: string) => () => {
    begun.push(name);
    const end = Promise.withResolvers<undefined>();
    ends.set(name, end);
    return end.promise;
  };
  return { begun, ends, act };
}

test("a press meanwhile is the same one, and one that asks for something else waits for it", async () => {
  const { begun, ends, act } = acts();
  const first = actOnce("status 1", act("contacted"));
  const again = actOnce("status 1", act("contacted again"));
  const other = actOnce("status 1", act("declined"), true);
  const last = actOnce("status 1", act("approved"), true);
  expect(begun).toEqual(["contacted"]);
  ends.get("contacted")!.resolve(undefined);
  await Promise.all([first, again]);
  await expect.poll(() => begun).toEqual(["contacted", "declined"]);
  ends.get("declined")!.reject(new Error("refused"));
  await expect(other).rejects.toThrow("refused");
  await expect.poll(() => begun).toEqual(["contacted", "declined", "approved"]);
  ends.get("approved")!.resolve(undefined);
  await last;
  const next = actOnce("status 1", act("contacted"));
  expect(begun).toHaveLength(4);
  ends.get("contacted")!.resolve(undefined);
  await next;
});

test("a form for the next one is empty before it is said that this one is saved", () => {
  const order: string[] = [];
  receiveToasts(({ title }) => order.push(title));
  subscribeUndo(() => order.push(currentUndo()?.title ?? ""));
  const startOver = () => order.push("empty");
  announce({ title: "Assigned.", startOver });
  announce({ title: "Saved.", undo: async () => {}, startOver });
  expect(order).toEqual(["empty", "Assigned.", "empty", "Saved."]);
});
