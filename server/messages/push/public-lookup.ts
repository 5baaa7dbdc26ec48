/** Connections to addresses that people have given: to the public internet only. */

import { type LookupAddress, lookup as resolveName } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** A name leads to no public address, so that nothing is connected to. */
export class NotPublicError extends Error {
  override name = "NotPublicError";
}

/** Azure's machines are told about themselves here, at an address that looks like any other. */
const azureMetadata = "168.63.129.16";

/** Whether an address is one of the public internet: not of this machine, its network or its host. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address that is written as IPv6 is taken for what it is.
  const found = ipaddr.process(address);
  if (found.kind() === "ipv4") {
    return found.range() === "unicast" && found.toString() !== azureMetadata;
  }
  // NAT64 leads to the IPv4 address at its end.
  if (/^64:ff9b::/.test(found.toString())) {
    return isPublicAddress(found.toByteArray().slice(12).join("."));
  }
  return found.range() === "unicast";
}

/**
 * Resolves a name for a connection, which is made to one of the addresses that were looked at and to no
 * other; fails with `NotPublicError` where none of them is public.
 */
export function createPublicLookup(resolve = resolveName): LookupFunction {
  return (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return done(error, []);
      const [first, ...others] = addresses.filter(({ address }) => isPublicAddress(address));
      if (!first) return done(new NotPublicError(`${name} has no public address`), []);
      if (options.all) done(null, [first, ...others]);
      else done(null, first.address, first.family);
    });
  };
}

/** No name is looked up for an address. */
export function refuseOtherAddresses({ hostname }: URL): void {
  const address = hostname.replace(/^\[|\]$/g, "");
  if (isIP(address) && !isPublicAddress(address)) {
    throw new NotPublicError(`${hostname} is no public address`);
  }
}
