import { Hono } from "hono";
import { expect, test } from "vitest";
import { createLog } from "#server/logging.ts";
import { ApiError, answerError } from "./errors.ts";

const logged: Record<string, unknown>[] = [];
const app = new Hono();
app.onError(answerError(createLog("info", (line) => logged.push(JSON.parse(line)))));
app.get("/expected", () => {
  throw new ApiError(418, { code: "TEAPOT", message: "I am one" }, { "Retry-After": "1" });
});
app.get("/surprise", () => {
  throw new Error("password is hunter2");
});

test("an expected refusal is answered as it is", async () => {
  const answer = await app.request("/expected");
  expect([answer.status, answer.headers.get("Retry-After"), await answer.json()]).toEqual([
    418,
    "1",
    { code: "TEAPOT", message: "I am one" },
  ]);
});

test("a surprise is answered with an id that is in the log, and nothing of its cause", async () => {
  const answer = await app.request("/surprise?phone=555");
  const body = await answer.json();
  expect(answer.status).toBe(500);
  expect(JSON.stringify(body)).not.toContain("hunter2");
  expect(logged).toMatchObject([{ id: body.id, path: "/surprise", level: "error" }]);
});

test("a browser that wanted a page gets one, with the id", async () => {
  const answer = await app.request("/surprise", { headers: { Accept: "text/html" } });
  expect(answer.headers.get("Content-Type")).toContain("text/html");
  expect(await answer.text()).toContain(String(logged.at(-1)?.id));
});
