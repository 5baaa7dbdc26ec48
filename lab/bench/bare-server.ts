/** Sends recorded answers from memory by bare `node:http`: what our own server is held against. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Recorded } from "./files.ts";

const answers = new Map(
  (JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Recorded[]).map(
    ({ path, headers, body }) => [path, { headers, body: Buffer.from(body, "base64") }],
  ),
);
const server = createServer(({ url = "" }, response) => {
  const { headers, body } = answers.get(url)!;
  response.writeHead(200, headers).end(body);
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit());
