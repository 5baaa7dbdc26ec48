/** Sends what it is given from memory, by bare `node:http` or by Hono: what our own server is held against. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import type { Recorded } from "./server-files.ts";

const [kind, file = ""] = process.argv.slice(2);
const answers = new Map(
  (JSON.parse(readFileSync(file, "utf8")) as Recorded[]).map(({ path, headers, body }) => [
    path,
    { headers, body: Buffer.from(body, "base64") },
  ]),
);

const server = kind === "hono" ? createAdaptorServer(new Hono().get("*", byHono)) : bare();
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit());

function bare() {
  return createServer(({ url = "" }, response) => {
    const { headers, body } = answers.get(url)!;
    // Ours does not say that it keeps the connection either.
    response.removeHeader("Connection");
    response.writeHead(200, headers).end(body);
  });
}

function byHono({ req }: { req: { path: string } }): Response {
  const { headers, body } = answers.get(req.path)!;
  const pairs = Array.from({ length: headers.length / 2 }, (_, at): [string, string] => [
    headers[2 * at]!,
    headers[2 * at + 1]!,
  ]);
  return new Response(body, { headers: pairs });
}
