/** The address that limits count by: the socket's, or what a trusted proxy says. */

import { BlockList, isIPv6 } from "node:net";
import type { Context } from "hono";
import { socketAddress } from "./local-caller.ts";

/**
 * The address that a request counts for: its socket's, or what a trusted proxy says. Of IPv6 only
 * the network counts, since one customer has a whole network.
 */
export function clientAddress(c: Context, trustedProxies: BlockList): string {
  let address = socketAddress(c);
  const forwarded = (c.req.header("x-forwarded-for") ?? "").split(",").map((item) => item.trim());
  while (contains(trustedProxies, address)) {
    const hop = forwarded.pop();
    if (!hop) break;
    address = hop;
  }
  return network(address);
}

/** The proxies whose word about addresses counts: single addresses and networks like 10.0.0.0/8. */
export function proxyList(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of addresses) {
    const [address = "", bits] = entry.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const contains = (list: BlockList, address: string) =>
  list.check(address, isIPv6(address) ? "ipv6" : "ipv4");

function network(address: string): string {
  if (!isIPv6(address)) return address.slice(0, 45);
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  if (tail !== undefined) {
    groups.push(...Array(Math.max(0, 8 - groups.length - after.length)).fill("0"), ...after);
  }
  return `${groups.slice(0, 4).join(":")}::/64`;
}
