/**
 * The answers of auth/v1, held against the hosted service's own description of them: `openapi.json` is the part
 * of GoTrue's `openapi.yaml` that speaks of the calls that this store offers.
 */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { Secret, TOTP } from "otpauth";
import { beforeAll, expect, test } from "vitest";
import { linkAndCode, openTestServer, type TestServer } from "#server/auth/testing.ts";

interface Description {
  components: { schemas: Record<string, { properties?: Record<string, object> }> };
  answers: Record<string, object | null>;
}

const password = "correct horse";
let people = 0;
const newEmail = () => `described${++people}@example.com`;
let server: TestServer;
let description: Description;
let ajv: Ajv;
const said = new Map<string, unknown[]>();

beforeAll(async () => {
  server = await openTestServer();
  description = JSON.parse(await readFile(join(import.meta.dirname, "openapi.json"), "utf8"));
  ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat("phone", /^\d*$/);
  // What the description leaves out of a schema, the service does not send.
  for (const schema of Object.values(description.components.schemas)) {
    if (schema.properties) Object.assign(schema, { additionalProperties: false });
  }
  // Clients read them, and the service sends them, but its description forgets them.
  const user = description.components.schemas.UserSchema?.properties ?? {};
  user.invited_at = { type: "string", format: "date-time" };
  user.email_change_confirm_status = { type: "integer" };
  ajv.addSchema({ $id: "auth", ...description });
});

/** Asks, and keeps the answer under the name that the description has for it. */
async function ask(
  name: string,
  body?: unknown,
  headers: Record<string, string> = {},
  values: Record<string, string> = {},
) {
  const [method = "", path = ""] = name.split(" ");
  const [route = "", search = ""] = path.split("?");
  const filled = route.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? "");
  const answer = await server.call(method, `${filled}${search && `?${search}`}`, body, headers);
  const key = `${method} ${route} ${answer.status}`;
  said.set(key, [...(said.get(key) ?? []), answer.body]);
  return answer.body;
}

async function talk(): Promise<void> {
  const email = newEmail();
  const { access_token, refresh_token } = await ask("POST /signup", { email, password });
  const me = { authorization: `Bearer ${access_token}` };
  await ask("POST /token?grant_type=password", { email, password });
  await ask("POST /token?grant_type=refresh_token", { refresh_token });
  await ask("GET /user", undefined, me);
  await ask("PUT /user", { data: { name: "Ann" } }, me);
  await ask("POST /recover", { email });
  const { code } = linkAndCode(await server.mailTo(email));
  await ask("POST /verify", { type: "recovery", email, token: code });
  await ask("POST /otp", { email: newEmail() });
  await ask("POST /magiclink", { email: newEmail() });
  await ask("POST /resend", { type: "signup", email: newEmail() });

  const begun = await ask("POST /factors", { factor_type: "totp", friendly_name: "App" }, me);
  const factorId = begun.id;
  const opened = await ask("POST /factors/{factorId}/challenge", {}, me, { factorId });
  const timestamp = server.clock.ms;
  const right = TOTP.generate({ secret: Secret.fromBase32(begun.totp.secret), timestamp });
  const proof = { challenge_id: opened.id, code: right };
  const raised = await ask("POST /factors/{factorId}/verify", proof, me, { factorId });
  const high = { authorization: `Bearer ${raised.access_token}` };
  await ask("GET /user", undefined, high);

  const secret = { apikey: server.secrets.secretKey };
  const userId = raised.user.id;
  await ask("GET /admin/users", undefined, secret);
  await ask("GET /admin/users/{userId}", undefined, secret, { userId });
  await ask("PUT /admin/users/{userId}", { ban_duration: "none" }, secret, { userId });
  await ask("GET /admin/users/{userId}/factors", undefined, secret, { userId });
  await ask("DELETE /factors/{factorId}", undefined, high, { factorId });
  await ask("POST /invite", { email: newEmail() }, secret);
  await ask("POST /admin/generate_link", { type: "magiclink", email }, secret);
  await ask("GET /health");
  await ask("GET /settings");
  await ask("POST /logout", undefined, high);
}

test("every answer is what the hosted service's description says", async () => {
  await talk();
  const wrong: string[] = [];
  for (const [name, bodies] of said) {
    const schema = description.answers[name];
    if (schema === undefined) wrong.push(`${name} is not described`);
    if (!schema) continue;
    const pointer = `auth#/answers/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const check = ajv.getSchema(encodeURI(pointer));
    if (!check) throw new Error(`${name} has no schema`);
    for (const body of bodies) {
      if (!check(body)) {
        wrong.push(
          ...(check.errors ?? []).map(
            (error) =>
              `${name}${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
          ),
        );
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(said.size).toBeGreaterThanOrEqual(20);
});

test("an error is what the description says, in the form of old clients", async () => {
  const check = ajv.getSchema("auth#/components/schemas/ErrorSchema");
  const { status, body } = await server.call("POST", "/token?grant_type=password", {
    email: "nobody@example.com",
    password,
  });
  expect(status).toBe(400);
  check?.(body);
  expect(check?.errors ?? []).toEqual([]);
});
