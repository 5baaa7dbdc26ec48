import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientAddress, proxyList } from "./client-address.ts";

const trusted = proxyList(["127.0.0.1", "10.0.0.0/8", "2001:db8:ffff::/48"]);

/** The address that counts for a request that says this about its way. */
async function counted(forwarded: string): Promise<string> {
  const app = new Hono();
  app.get("/", (c) => c.text(clientAddress(c, trusted)));
  const answer = await app.request("/", { headers: { "X-Forwarded-For": forwarded } });
  return answer.text();
}

test.each([
  ["198.51.100.7", "198.51.100.7"],
  ["198.51.100.7:52011", "198.51.100.7"],
  ["::ffff:198.51.100.7", "198.51.100.7"],
  ["::FFFF:c633:6407", "198.51.100.7"],
  ["[::ffff:198.51.100.7]:443", "198.51.100.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  // What a stranger says comes before what the proxy adds.
  ["203.0.113.9, 198.51.100.7", "198.51.100.7"],
  ["203.0.113.9, 198.51.100.7, 10.1.2.3", "198.51.100.7"],
  // A trusted proxy's address is passed over however it is written.
  ["198.51.100.7, 10.1.2.3:9000", "198.51.100.7"],
  ["198.51.100.7, ::ffff:10.1.2.3", "198.51.100.7"],
  ["198.51.100.7, [2001:db8:ffff::1]:80", "198.51.100.7"],
  // What is no address counts for the proxy that wrote it.
  ["unknown", "127.0.0.1"],
  ["198.51.100.7, made up", "127.0.0.1"],
  ["1.2.3", "127.0.0.1"],
  ["0x7f.1", "127.0.0.1"],
])("%s counts as %s", async (forwarded, address) => {
  expect(await counted(forwarded)).toBe(address);
});
