import { beforeEach, expect, test, vi } from "vitest";
import { onToastDemand, receiveToasts, showToast } from "./toast.ts";

// Nobody listens, and what was shown before is gone.
beforeEach(() => receiveToasts(() => {})());

test("a notice shown before the toaster is there waits for it, once", () => {
  const demanded = vi.fn();
  const stop = onToastDemand(demanded);
  showToast({ title: "Early" });
  expect(demanded).toHaveBeenCalledOnce();

  const received: string[] = [];
  const leave = receiveToasts(({ title }) => received.push(title));
  showToast({ title: "Later" });
  expect(received).toEqual(["Early", "Later"]);
  leave();
  stop();
});

test("a notice that waited before anyone listened is demanded at once", () => {
  showToast({ title: "Very early" });
  const demanded = vi.fn();
  const stop = onToastDemand(demanded);
  expect(demanded).toHaveBeenCalledOnce();
  receiveToasts(() => {})();
  stop();
});
