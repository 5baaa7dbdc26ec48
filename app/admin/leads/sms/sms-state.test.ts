import { expect, test } from "vitest";
import type { LeadText } from "#supabase/database.types.ts";
import { canResend, newestByLead, smsProblem } from "./sms-state.ts";

const text = (change: Partial<LeadText>): LeadText => ({
  id: "1",
  lead_id: "a",
  kind: "link",
  state: "sent",
  reason: null,
  body: "",
  attempts: 1,
  due_at: "2026-11-18T17:00:00+00:00",
  sent_at: null,
  delivered_at: null,
  provider: "twilio",
  provider_id: null,
  error_code: null,
  error: null,
  requested_by: null,
  hold_request_id: null,
  created_at: "2026-11-18T17:00:00+00:00",
  updated_at: "2026-11-18T17:00:00+00:00",
  ...change,
});

test("what went wrong is said in words, and in the provider's where we have none", () => {
  expect(smsProblem(text({}))).toBeNull();
  expect(smsProblem(text({ state: "refused", reason: "phone_day" }))).toMatch(/daily text limit/);
  expect(smsProblem(text({ state: "failed", error_code: "30007" }))).toMatch(/spam/);
  expect(smsProblem(text({ state: "failed", error_code: "99", error: "Odd" }))).toBe("Odd");
  expect(smsProblem(text({ state: "failed", error_code: "99" }))).toBe("Error 99.");
  expect(smsProblem(text({ state: "unknown", error: "timeout" }))).toMatch(
    /We don’t know if it was sent/,
  );
});

test("a text on its way, or to someone who opted out, cannot be sent again", () => {
  expect(canResend(undefined)).toBe(true);
  for (const state of ["sent", "delivered", "failed", "unknown", "refused"] as const) {
    expect(canResend(state), state).toBe(true);
  }
  for (const state of ["checking", "queued", "sending", "opted_out"] as const) {
    expect(canResend(state), state).toBe(false);
  }
});

test("the newest text of a lead counts", () => {
  const newer = text({ id: "2", created_at: "2026-11-18T18:00:00+00:00" });
  expect(newestByLead([newer, text({})]).get("a")).toBe(newer);
});
