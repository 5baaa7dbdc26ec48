/**
 * Every pair of second factors, verified or not, at both levels, and what a session may then do about the
 * second one. Writes second-factors.md (`vitest run server/auth/factors/matrix -u`).
 * @module-tag long
 */

import { Secret, TOTP } from "otpauth";
import { beforeAll, expect, test } from "vitest";
import { lenders } from "#content/lenders.ts";
import { openTestServer, SITE, type TestServer } from "#server/auth/testing.ts";
import { securityKey } from "./security-key.ts";

const kinds = ["totp", "phone", "webauthn"] as const;
type Kind = (typeof kinds)[number];
interface Holding {
  kind: Kind;
  isVerified: boolean;
}
const holdings: Holding[] = kinds.flatMap((kind) => [
  { kind, isVerified: false },
  { kind, isVerified: true },
]);
const others = [undefined, ...holdings];
const levels = ["aal1", "aal2"] as const;
type Level = (typeof levels)[number];

const password = "correct horse";
const webauthn = { rpId: "shop.example", rpOrigins: [SITE] };
const texts = new Map<string, string>();
let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await openTestServer({
    sendText: async ({ phone, body }) => {
      texts.set(phone, /\d{6}/.exec(body)?.[0] ?? "");
      return { outcome: "sent" };
    },
  });
  await server.database.transaction((tx) =>
    tx.query(
      `insert into public.financing_leads (first_name, last_name, phone, financing_option)
       values ('Ann', 'Lee', '248-555-0164', $1)`,
      [lenders[0]?.name],
    ),
  );
});

interface Factor extends Holding {
  id: string;
  secret: string;
  phone: string;
  key: ReturnType<typeof securityKey>;
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function enroll(kind: Kind, token: string) {
  people += 1;
  const phone = `+1248555${String(people).padStart(4, "0")}`;
  const asked = { factor_type: kind, friendly_name: `factor ${people}`, phone };
  const answer = await server.call("POST", "/factors", asked, bearer(token));
  return { ...answer, phone };
}

async function give({ kind, isVerified }: Holding, token: string) {
  const { status, body, phone } = await enroll(kind, token);
  expect(status).toBe(200);
  const key = securityKey();
  const factor: Factor = {
    kind,
    isVerified: false,
    id: body.id,
    secret: body.totp?.secret,
    phone,
    key,
  };
  if (!isVerified) return { factor, token };
  const proven = await verify(factor, token);
  expect(proven.status).toBe(200);
  return { factor: { ...factor, isVerified: true }, token: proven.body.access_token as string };
}

const challenge = (factor: Factor, token: string) =>
  server.call("POST", `/factors/${factor.id}/challenge`, { webauthn }, bearer(token));

/** The right answer to a challenge of its own; where none is given, to one that there never was. */
async function verify(factor: Factor, token: string) {
  server.clock.ms += 30_000;
  const asked = await challenge(factor, token);
  const challenge_id = asked.status === 200 ? asked.body.id : crypto.randomUUID();
  const path = `/factors/${factor.id}/verify`;
  if (factor.kind !== "webauthn") {
    const code =
      factor.kind === "phone"
        ? (texts.get(factor.phone) ?? "000000")
        : TOTP.generate({
            secret: Secret.fromBase32(factor.secret),
            timestamp: server.clock.ms,
          });
    return server.call("POST", path, { challenge_id, code }, bearer(token));
  }
  const words = asked.body.webauthn?.credential_options.publicKey.challenge ?? "none";
  const type = factor.isVerified ? "request" : "create";
  const answer = factor.isVerified ? factor.key.get : factor.key.create;
  const credential_response = answer(words, webauthn.rpId, SITE);
  const proof = { challenge_id, webauthn: { ...webauthn, type, credential_response } };
  return server.call("POST", path, proof, bearer(token));
}

/** An admin with these factors, in a session at this level. */
async function person(other: Holding | undefined, own: Holding, level: Level) {
  people += 1;
  const email = `pair${people}@example.com`;
  const signedUp = await server.call("POST", "/signup", { email, password });
  let token: string = signedUp.body.access_token;
  await server.database.transaction((tx) =>
    tx.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [
      signedUp.body.user.id,
    ]),
  );
  let factor: Factor | undefined;
  // A verification removes what was only begun, so the verified ones come first.
  const pair = [own, ...(other ? [other] : [])];
  for (const holding of pair.toSorted((a, b) => Number(b.isVerified) - Number(a.isVerified))) {
    const given = await give(holding, token);
    token = given.token;
    if (holding === own) factor = given.factor;
  }
  if (level === "aal1") {
    const again = await server.call("POST", "/token?grant_type=password", { email, password });
    token = again.body.access_token;
  }
  if (!factor) throw new Error("The factor was not given");
  return { token, factor };
}

type Answer = { status: number; body?: { error_code?: string } };
const said = ({ status, body }: Answer) =>
  status === 200 ? "yes" : `${status} ${body?.error_code ?? ""}`;

async function leadsSeen(token: string) {
  const headers = { apikey: server.env.publishableKey, ...bearer(token) };
  const answer = await server.app.request("/rest/v1/financing_leads?select=id&limit=1", {
    headers,
  });
  return (await answer.json()).length === 1 ? "yes" : "no row";
}

async function tried(other: Holding | undefined, own: Holding, level: Level): Promise<string[]> {
  const first = await person(other, own, level);
  const seen = await leadsSeen(first.token);
  const changed = await server.call(
    "PUT",
    "/user",
    { password: "another horse", current_password: password },
    bearer(first.token),
  );
  const enrolled = await enroll("totp", first.token);
  const challenged = await challenge(first.factor, first.token);
  const removed = await server.call(
    "DELETE",
    `/factors/${first.factor.id}`,
    undefined,
    bearer(first.token),
  );
  // What was not removed can still be proven.
  const second = removed.status === 200 ? await person(other, own, level) : first;
  const verified = await verify(second.factor, second.token);
  return [enrolled, challenged, verified, removed, changed].map(said).concat(seen);
}

/** The rule, written apart from the code: at aal1 a verified factor is proven before anything else. */
function expected(other: Holding | undefined, own: Holding, level: Level): string[] {
  const isGuarded = level === "aal1" && (own.isVerified || other?.isVerified === true);
  if (!isGuarded) return Array(6).fill("yes");
  const proof = own.isVerified ? "yes" : "403 insufficient_aal";
  return [
    "403 insufficient_aal",
    proof,
    proof,
    "422 insufficient_aal",
    "401 insufficient_aal",
    "no row",
  ];
}

const named = (holding: Holding | undefined) =>
  holding ? `${holding.kind}, ${holding.isVerified ? "verified" : "begun"}` : "none";

const cases = others.flatMap((other) =>
  holdings.flatMap((own) =>
    levels
      // Without a verified factor there is no way to aal2.
      .filter((level) => level === "aal1" || own.isVerified || other?.isVerified)
      .map((level) => ({ other, own, level })),
  ),
);
const table: string[] = [];

test.each(cases.map((one) => [named(one.other), named(one.own), one.level, one] as const))(
  "beside %s, about %s, at %s",
  async (other, own, level, one) => {
    const answers = await tried(one.other, one.own, one.level);
    table.push(`| ${[other, own, level, ...answers].join(" | ")} |`);
    expect(answers).toEqual(expected(one.other, one.own, one.level));
  },
);

test("the page of the matrix says what the server did", async () => {
  expect(table).toHaveLength(cases.length);
  const page = `# Second factors: who may do what

Written by \`server/auth/factors/matrix.test.ts\`, which asks the server for every row. An admin has one factor
(**beside**) and another one (**about**), each verified or only begun; the session is at \`aal1\` (the password alone)
or \`aal2\` (a verified factor was proven in it). Then it enrolls one more, challenges, verifies with the right answer
and removes the other one, sets a new password with the current one, and reads the leads.

The rule: as soon as an account has a verified factor, a session at \`aal1\` may prove that one and nothing else. A
verification removes what was only begun, whoever began it.

| beside | about | session | enroll | challenge | verify | remove | new password | leads |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${table.join("\n")}
`;
  await expect(page).toMatchFileSnapshot("second-factors.md");
});
