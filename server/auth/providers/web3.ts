/** POST /token?grant_type=web3: signing in with a message that a wallet signed. */

import type { Context } from "hono";
import * as v from "valibot";
import type { AuthContext } from "#server/auth/context.ts";
import { badRequest, invalid, unprocessable } from "#server/auth/errors.ts";
import { allowedRedirect } from "#server/auth/redirects.ts";
import { readBody, requestOrigin, text } from "#server/auth/request.ts";
import { startSession } from "#server/auth/sessions.ts";
import { tokenResponse } from "#server/auth/token-response.ts";
import {
  findUserById,
  insertIdentity,
  insertUser,
  isBanned,
  reloadUser,
} from "#server/auth/users.ts";
import { signedByEthereum } from "./ethereum.ts";
import { signedBySolana } from "./solana.ts";
import { parseWalletMessage, type WalletMessage } from "./wallet-message.ts";

const web3Body = v.object({ chain: text, message: text, signature: text });

const VALID_MS = 10 * 60_000;

type Chain = "solana" | "ethereum";

/** How each chain's wallets call it, and how their signatures are checked. */
const chains: Record<
  Chain,
  { label: string; isSigned: (address: string, message: string, signature: string) => boolean }
> = {
  solana: { label: "Solana", isSigned: signedBySolana },
  ethereum: { label: "Ethereum", isSigned: signedByEthereum },
};

export async function web3Grant(auth: AuthContext, c: Context): Promise<Response> {
  if (!auth.env.web3.solana && !auth.env.web3.ethereum) {
    throw unprocessable("web3_provider_disabled", "Web3 provider is disabled");
  }
  const body = await readBody(c, web3Body);
  if (!isChain(body.chain)) throw badRequest("web3_unsupported_chain", "Unsupported chain");
  const { label, isSigned } = chains[body.chain];
  if (!auth.env.web3[body.chain]) {
    throw unprocessable("web3_provider_disabled", `${label} Web3 provider is disabled`);
  }
  if (body.message.length < 64) throw invalid("message is too short");
  if (body.message.length > 20 * 1024) throw invalid("message must not exceed 20KB");

  const origin = requestOrigin(auth, c);
  await auth.limiter.consume("signInByAddress", origin.address);
  const message = parseWalletMessage(body.message, label);
  if (!isSigned(message.address, body.message, body.signature)) {
    throw refused("Signature does not match address in message");
  }
  checkMessage(auth, message, label);
  // A signed message signs in once, even if somebody reads it on its way.
  await auth.limiter.consume("web3ByMessage", `${body.message}\n${body.signature}`);

  const grant = await auth.database.transaction(async (tx) => {
    const now = auth.now();
    const providerId = `web3:${body.chain}:${message.address}`;
    const { rows } = await tx.query<{ user_id: string }>(
      "select user_id from auth.identities where provider = 'web3' and provider_id = $1",
      [providerId],
    );
    const known = rows[0] && (await findUserById(tx, rows[0].user_id));
    if (known && isBanned(known, now)) throw badRequest("user_banned", "User is banned");
    if (!known && !auth.rules.signUpsOpen) {
      throw unprocessable("signup_disabled", "Signups not allowed for this instance");
    }
    const userId = known?.id ?? (await insertUser(tx, { provider: "web3" }, now));
    if (!known) {
      const data = {
        custom_claims: {
          address: message.address,
          chain: body.chain,
          network: message.chainId,
          domain: message.domain,
          statement: message.statement,
        },
      };
      await insertIdentity(tx, { userId, provider: "web3", providerId, data }, now);
    }
    return startSession(tx, auth, await reloadUser(tx, userId), "web3", origin);
  });
  await auth.limiter.refund("signInByAddress", origin.address);
  return c.json(await tokenResponse(auth, grant));
}

/** The message must have been signed just now, and for this site. */
function checkMessage(auth: AuthContext, message: WalletMessage, label: string): void {
  const { uri, domain, issuedAt, notBefore, expirationTime } = message;
  const local = uri.hostname === "localhost";
  if (uri.protocol !== "https:" && !local) {
    throw refused(`Signed ${label} message is using URI which does not use HTTPS`);
  }
  if (allowedRedirect(auth, uri.href) !== uri.href) {
    throw refused(
      `Signed ${label} message is using URI which is not allowed on this server, message was signed for another app`,
    );
  }
  if (uri.host !== domain) {
    throw refused(
      `Signed ${label} message is using a Domain that does not match the one in URI which is not allowed on this server`,
    );
  }
  const now = auth.now().getTime();
  if (notBefore && now < notBefore.getTime()) {
    throw refused(`Signed ${label} message becomes valid in the future`);
  }
  if (expirationTime && now > expirationTime.getTime()) {
    throw refused(`Signed ${label} message is expired`);
  }
  if (now > issuedAt.getTime() + VALID_MS)
    throw refused(`${label} message was issued too long ago`);
  if (now < issuedAt.getTime() - VALID_MS) {
    throw refused(`${label} message was issued too far in the future`);
  }
}

const isChain = (name: string): name is Chain => Object.hasOwn(chains, name);

const refused = (message: string) => badRequest("invalid_grant", message);
