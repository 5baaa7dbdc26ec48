/** What two servers must agree on: sessions, guesses at passwords, texts per phone. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect as connectHttp2 } from "node:http2";
import { lenders } from "#content/lenders.ts";
import { signedRequest } from "#server/messages/texts/testing/fake-twilio.ts";
import { leadOf, leadsPath } from "../../leads.ts";
import type { Promises } from "../fault.ts";
import {
  bearer,
  type Client,
  guessPassword,
  refreshPath,
  serverClient,
  signIn,
  type Tokens,
} from "./client.ts";
import { hostName } from "./nginx.ts";
import type { Cluster } from "./servers.ts";
import { waitForTexts } from "./visitors.ts";

type Check = Promises["check"];

export async function tryProxy(check: Check, { ask, ports, certificate }: Cluster): Promise<void> {
  const plain = await fetch(`http://127.0.0.1:${ports.http}/deals`, {
    headers: { Host: hostName },
    redirect: "manual",
  });
  check("http leads to https", plain.status === 308, plain.status);
  const metrics = await ask("/metrics");
  check("figures stay on the machine", metrics.status === 404, metrics.status);
  const session = connectHttp2(`https://127.0.0.1:${ports.https}`, {
    ca: certificate.pem,
    servername: hostName,
  });
  await once(session, "connect");
  check("browsers get HTTP/2", session.alpnProtocol === "h2", session.alpnProtocol);
  session.close();
}

export async function trySessions(check: Check, { ask, servers }: Cluster): Promise<void> {
  const [first, second] = servers.map(serverClient) as [Client, Client];
  const user = async (at: Client, token: string) =>
    (await at("/auth/v1/user", { headers: bearer(token) })).status;
  const tokens = await signIn(ask);
  const used = [await user(first, tokens.access_token), await user(second, tokens.access_token)];
  check("a session from nginx is good on both servers", used.join() === "200,200", used);

  const refreshed = await first(refreshPath, { body: { refresh_token: tokens.refresh_token } });
  const next = JSON.parse(refreshed.text) as Tokens;
  const again = await second(refreshPath, { body: { refresh_token: next.refresh_token } });
  const last = JSON.parse(again.text) as Tokens;
  check("it is refreshed on one, then on the other", again.status === 200, [
    refreshed.status,
    again.status,
  ]);

  const out = await first("/auth/v1/logout", { body: {}, headers: bearer(last.access_token) });
  const after = await user(second, last.access_token);
  const revived = await second(refreshPath, { body: { refresh_token: last.refresh_token } });
  const statuses = [out.status, after, revived.status];
  check("signed out on one, refused on the other", statuses.join() === "204,403,400", statuses);
}

export async function tryLimits(check: Check, { servers }: Cluster): Promise<void> {
  const from = { "X-Forwarded-For": "203.0.113.10" };
  const guesses = await Promise.all(
    Array.from({ length: 24 }, (_, at) => guessPassword(serverClient(servers[at % 2]!), from)),
  );
  const looked = guesses.filter(({ status }) => status === 400).length;
  const refused = guesses.filter(({ status }) => status === 429).length;
  check(
    "24 guesses at once at both servers count as one row of tries",
    looked === 10 && refused === 14,
    `${looked} looked at, ${refused} refused`,
  );
}

export async function tryTextLimit(check: Check, cluster: Cluster): Promise<void> {
  const { servers, database, fake, ask } = cluster;
  const phone = "586-444-0001";
  const answers = await Promise.all(
    lenders.flatMap(({ name: lender }) =>
      servers.map((server) =>
        serverClient(server)(leadsPath, { body: leadOf(randomUUID(), phone, lender) }),
      ),
    ),
  );
  const stored = answers.filter(({ status }) => status === 201).length;
  await waitForTexts(database);
  const taken = fake.taken.filter(({ to }) => to === "+15864440001");
  check(
    "8 forms of one phone at both servers are 8 leads and 3 texts",
    stored === 8 && taken.length === 3,
    `${stored} leads, ${taken.length} texts`,
  );

  const callback = taken[0]?.callback ?? "";
  const fields = { MessageSid: taken[0]?.sid ?? "", MessageStatus: "delivered" };
  const { headers, body } = signedRequest(callback, fields);
  const receipt = await ask(callback.replace(`https://${hostName}`, ""), {
    body,
    headers: headers as Record<string, string>,
  });
  check("a receipt finds the worker through nginx", receipt.status === 204, receipt.status);
}
