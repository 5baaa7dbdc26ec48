/** The address that limits count by: the socket's, or what a trusted proxy says. */

import { BlockList, isIPv6 } from "node:net";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";
import { socketAddress } from "./local-caller.ts";

/**
 * The address that a request counts for: its socket's, or what a trusted proxy says, in one spelling.
 * Of IPv6 only the network counts, since one customer has a whole network.
 */
export function clientAddress(c: Context, trustedProxies: BlockList): string {
  let address = canonical(socketAddress(c));
  const forwarded = (c.req.header("x-forwarded-for") ?? "").split(",");
  while (address && isListed(trustedProxies, address)) {
    const hop = canonical(forwarded.pop() ?? "");
    // What is no address was written by the proxy itself, and counts for it.
    if (!hop) break;
    address = hop;
  }
  return address ? network(address) : "unknown";
}

/** What a connection counts for: its IPv4 address, or the /64 and the /48 network of its IPv6 address. */
export function networksOf(remote: string | undefined): string[] {
  const address = canonical(remote ?? "");
  if (!address) return ["unknown"];
  return address instanceof ipaddr.IPv4
    ? [network(address)]
    : [network(address), network(address, 48)];
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

/** Whether the list has the address, however it is written. */
export function isProxy(list: BlockList, remote: string | undefined): boolean {
  const address = canonical(remote ?? "");
  return address !== undefined && isListed(list, address);
}

type Address = ReturnType<typeof ipaddr.process>;

const isListed = (list: BlockList, address: Address) =>
  list.check(address.toString(), address.kind());

/** Without a port, a zone or the IPv6 form of an IPv4 address. */
function canonical(written: string): Address | undefined {
  const text = written.trim();
  const host = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, "$1");
  const address = host.replace(/%.*$/, "");
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ipaddr.IPv4.parse(address);
  return ipaddr.IPv6.isValid(address) ? ipaddr.process(address) : undefined;
}

function network(address: Address, bits = 64): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  const groups = address
    .toNormalizedString()
    .split(":")
    .slice(0, bits / 16);
  return `${groups.join(":")}::/${bits}`;
}
