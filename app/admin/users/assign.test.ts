import { PostgrestClient } from "@supabase/postgrest-js";
import { expect, test, vi } from "vitest";
import { isLostAnswer, onceOnly } from "../once.ts";

/** What the database says to each further request; nothing where its answer is lost. */
const answers: (Response | undefined)[] = [];
const sent: string[] = [];

vi.mock("#app/auth/proof.ts", () => ({ withProof: (work: () => unknown) => work() }));
vi.mock("#app/lib/supabase.ts", () => ({
  auth: () => {},
  db: () =>
    new PostgrestClient("https://shop.example/rest/v1", {
      fetch: onceOnly(
        async (input) => {
          sent.push(new URL(String(input)).pathname.replace("/rest/v1/", ""));
          const answer = answers.shift();
          if (!answer) throw new TypeError("Failed to fetch");
          return answer;
        },
        async () => {},
      ) as typeof fetch,
    }),
}));

const { assign } = await import("./assign-form.tsx");

const wordsOf = (account: string) =>
  assign({ account, role: "user" }).then(
    ({ title }) => title,
    (problem: Error) => (isLostAnswer(problem) ? "lost" : problem.message),
  );
const refusal = (code: string, message: string) =>
  Response.json({ code, message }, { status: 409 });

test("a refusal is said in the server's words, and a lost answer is no refusal", async () => {
  answers.push(new Response(null, { status: 201 }));
  expect(await wordsOf("id-1")).toBe("user role assigned successfully.");
  answers.push(refusal("23503", "No such key."));
  expect(await wordsOf("id-2")).toBe("There’s no account with this user ID. No such key.");
  answers.push(refusal("23505", "Twice."));
  expect(await wordsOf("id-3")).toBe("This account already has this role.");
  answers.push(refusal("", ""));
  expect(await wordsOf("id-4")).toBe("Failed to assign role.");
  expect(await wordsOf("id-5")).toBe("lost");
});

test("where the account could not be looked up, nothing was sent that could be lost", async () => {
  sent.length = 0;
  expect(await wordsOf("dana@example.com")).toBe("Failed to assign role.");
  expect(new Set(sent)).toEqual(new Set(["rpc/find_account"]));
});
