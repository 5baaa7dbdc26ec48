import { expect, test } from "vitest";
import { receiveToasts, type ToastMessage } from "#app/ui/toast.ts";
import { closeProblems, showProblem } from "./problem-notice.ts";

test("notices of what failed go together once it is mended, and a later one stays", () => {
  const shown: ToastMessage[] = [];
  receiveToasts((message) => shown.push(message));
  const isGone = () => shown.map(({ until }) => until?.aborted);
  showProblem({ title: "Not sold." });
  showProblem({ title: "The count didn’t save." });
  closeProblems();
  showProblem({ title: "Not undone." });
  expect(isGone()).toEqual([true, true, false]);
  expect(shown[0]?.tone).toBe("destructive");
});
