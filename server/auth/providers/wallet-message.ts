/** The text that a wallet signs: EIP-4361, which Solana wallets use as well. */

import { invalid } from "#server/auth/errors.ts";

export interface WalletMessage {
  domain: string;
  address: string;
  statement: string;
  uri: URL;
  chainId: string;
  nonce: string;
  issuedAt: Date;
  notBefore: Date | undefined;
  expirationTime: Date | undefined;
}

const FIELDS = [
  "URI",
  "Version",
  "Chain ID",
  "Nonce",
  "Issued At",
  "Expiration Time",
  "Not Before",
  "Request ID",
];

/** Reads the message; one that is not of this form is refused. */
export function parseWalletMessage(message: string, chain: string): WalletMessage {
  const [first = "", address = "", blank, ...rest] = message.split("\n");
  const suffix = ` wants you to sign in with your ${chain} account:`;
  if (!first.endsWith(suffix) || blank !== "") throw wrong("header");
  // A statement is one line between two empty ones, so nothing in it passes for a field.
  const statement = rest[1] === "" ? rest[0] : undefined;
  const fields = parseFields(statement === undefined ? rest : rest.slice(2));
  const uri = URL.parse(fields.get("URI") ?? "");
  const issuedAt = time(fields.get("Issued At"));
  if (!uri) throw wrong("URI");
  if (!issuedAt) throw wrong("Issued At");
  if (fields.get("Version") !== "1") throw wrong("Version");
  return {
    domain: first.slice(0, -suffix.length),
    address,
    statement: statement ?? "",
    uri,
    chainId: fields.get("Chain ID") ?? "",
    nonce: fields.get("Nonce") ?? "",
    issuedAt,
    notBefore: time(fields.get("Not Before")),
    expirationTime: time(fields.get("Expiration Time")),
  };
}

function parseFields(lines: string[]): Map<string, string> {
  const end = lines.findIndex((line) => /^Resources:?$/.test(line));
  const fields = new Map<string, string>();
  for (const line of end < 0 ? lines : lines.slice(0, end)) {
    const [name = "", value] = line.split(/: (.*)/, 2);
    if (value === undefined || !FIELDS.includes(name) || fields.has(name)) throw wrong("field");
    fields.set(name, value);
  }
  return fields;
}

function time(value: string | undefined): Date | undefined {
  if (value === undefined) return undefined;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw wrong("time");
  return date;
}

const wrong = (part: string) => invalid(`message has a missing or wrong ${part}`);
