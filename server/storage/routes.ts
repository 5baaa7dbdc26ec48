/** storage/v1: the part of the hosted service's storage that keeps what staff photograph and shows it to admins. */

import type { BlockList } from "node:net";
import { type Context, Hono } from "hono";
import type { Caller } from "#server/database/caller.ts";
import type { Database } from "#server/database/database.ts";
import type { Keys, KeyVariables } from "#server/http/api-key.ts";
import { readBodyUpTo } from "#server/http/body.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { ApiError } from "#server/http/errors.ts";
import type { RequestBudget } from "#server/http/request-budget.ts";
import type { Log } from "#server/logging.ts";
import {
  bucket,
  endOf,
  isOriginalName,
  maxBytes,
  type OriginalsFolder,
  originalName,
  typesByEnd,
} from "#server/pictures/originals.ts";
import {
  type OriginalsLimits,
  quotaProblem,
  recordOriginal,
} from "#server/pictures/originals-quota.ts";
import type { PictureHost } from "#server/pictures/picture-host.ts";
import { identify } from "#server/rest/identify.ts";
import type { Secrets } from "#server/secrets.ts";
import { own } from "#shop/own.ts";
import {
  duplicate,
  forbidden,
  noBucket,
  notAPicture,
  notFound,
  notKept,
  notThatType,
  pictureProblem,
  storageError,
  wrongName,
  wrongWidth,
} from "./errors.ts";
import { fileInForm } from "./form.ts";

export interface StorageOptions {
  database: Database;
  keys: Keys;
  secrets: Secrets;
  log: Log;
  trustedProxies: BlockList;
  budget: RequestBudget;
  originals: OriginalsFolder;
  limits: OriginalsLimits;
  pictures: PictureHost;
}

type Variables = { Variables: KeyVariables };
type Right = "private.has_role('admin')" | "private.may_work_sales()";

/** Room for a form's own lines around the file. */
const maxBodyBytes = maxBytes + 8_192;
/** Bodies are held in memory while they are looked at. */
const maxAtOnce = 4;
/** In pixels. */
const maxCopySide = 2_000;

export function storageRoutes(options: StorageOptions) {
  const { database, keys, secrets, log, trustedProxies, budget, originals, limits, pictures } =
    options;
  const app = new Hono<Variables>();
  let underWay = 0;
  let lastCopy: Promise<unknown> = Promise.resolve();

  app.on("ALL", ["/object/*", "/render/*"], async (context, next) => {
    await budget.spend(clientAddress(context, trustedProxies));
    await next();
    context.res.headers.set("Cache-Control", "no-store");
    context.res.headers.set("X-Content-Type-Options", "nosniff");
  });

  app.post("/object/:bucket/*", async (context) => {
    const name = nameOf(context);
    const caller = await requireRight("private.may_work_sales()", context);
    if (underWay >= maxAtOnce) {
      throw storageError(429, "too_many_requests", "Other pictures are uploading. Send it again.");
    }
    underWay += 1;
    try {
      const bytes = await readUpload(context);
      await keep(name, bytes, accountOf(caller));
    } finally {
      underWay -= 1;
    }
    return context.json({ Key: `${bucket}/${name}`, Id: name.slice(0, 64) });
  });

  const send = async (context: Context<Variables>) => {
    const name = nameOf(context);
    await requireAdmin(context);
    const bytes = await originals.read(name);
    if (!bytes) throw notFound();
    return new Response(bytes as Uint8Array<ArrayBuffer>, {
      headers: { "Content-Type": own(typesByEnd, name.slice(65)) ?? "application/octet-stream" },
    });
  };
  app.get("/object/authenticated/:bucket/*", send);
  app.get("/object/:bucket/*", send);

  /** A copy of a whole original that looks as its published picture does: a JPEG, however large it was. */
  app.get("/render/image/authenticated/:bucket/*", async (context) => {
    const name = nameOf(context);
    const maxSide = Number(context.req.query("width"));
    if (!(maxSide >= 1 && maxSide <= maxCopySide)) throw wrongWidth();
    await requireAdmin(context);
    // One original in memory at a time.
    const copy = lastCopy.then(() => makeCopy(name, Math.round(maxSide)));
    lastCopy = copy.catch(() => undefined);
    return new Response((await copy) as Uint8Array<ArrayBuffer>, {
      headers: { "Content-Type": "image/jpeg" },
    });
  });

  async function makeCopy(name: string, maxSide: number): Promise<Uint8Array> {
    const bytes = await originals.read(name);
    if (!bytes) throw notFound();
    const answer = await pictures.run({ kind: "copy", bytes, maxSide });
    if ("problem" in answer) throw pictureProblem(answer);
    return answer.copy!;
  }

  /** The path below the bucket, as it was sent. */
  function nameOf({ req }: Context): string {
    const [at, ...rest] = req.path
      .replace(/^\/storage\/v1\/(object|render\/image)\/(authenticated\/)?/, "")
      .split("/");
    if (at !== bucket) throw noBucket();
    const name = rest.join("/");
    if (!isOriginalName(name)) throw wrongName();
    return name;
  }

  const requireAdmin = (context: Context<Variables>) =>
    requireRight("private.has_role('admin')", context);

  async function requireRight(right: Right, context: Context<Variables>): Promise<Caller> {
    const authorization = context.req.header("Authorization");
    const caller = await identify(authorization, context.var.keyKind, keys, secrets).catch(() => {
      throw storageError(401, "Unauthorized", "jwt expired");
    });
    if (!(await has(right, caller))) throw forbidden();
    return caller;
  }

  /** The same question as the bucket's policies ask in a hosted project. */
  async function has(right: Right, { role, claims }: Caller): Promise<boolean> {
    if (role !== "authenticated") return role === "service_role";
    const { rows } = await database.transaction(async (tx) => {
      const said = JSON.stringify(claims);
      await tx.query("select set_config('request.jwt.claims', $1, true)", [said]);
      return tx.query<{ has: boolean }>(`select ${right} as has`);
    });
    return rows[0]?.has === true;
  }

  async function keep(name: string, bytes: Uint8Array, sentBy: string | null): Promise<void> {
    if (bytes.byteLength > maxBytes) throw tooLarge();
    const end = endOf(bytes);
    if (!end) throw notAPicture(bytes);
    if (name !== originalName(bytes, end)) {
      throw name.endsWith(`.${end}`) ? wrongName() : notThatType(name, end);
    }
    if (originals.has(name)) {
      await originals.touch(name);
      throw duplicate();
    }
    const problem = await quotaProblem(database, limits, bytes.byteLength, sentBy);
    if (problem) throw storageError(413, "quota_exceeded", problem);
    const answer = await pictures.run({ kind: "check", bytes });
    if ("problem" in answer) throw pictureProblem(answer);
    await originals.write(name, bytes).catch((error: NodeJS.ErrnoException) => {
      log.error("A picture could not be kept", { error: error.message });
      throw notKept(error.code);
    });
    await recordOriginal(database, { name, bytes: bytes.byteLength, sentBy });
  }

  return app;
}

const tooLarge = () =>
  storageError(413, "Payload too large", "This picture is larger than 25 MB. Send a smaller one.");

/** The secret key sends for no one. */
const accountOf = ({ claims }: Caller) => (claims?.sub as string | undefined) ?? null;

/** As the client sends it: a form with one file, or the bytes alone. */
async function readUpload(context: Context): Promise<Uint8Array> {
  await readBodyUpTo(context, maxBodyBytes).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 413 ? tooLarge() : error;
  });
  const type = context.req.header("Content-Type") ?? "";
  const body = new Uint8Array(await context.req.arrayBuffer());
  return /^multipart\/form-data/i.test(type) ? fileInForm(body, type) : body;
}
