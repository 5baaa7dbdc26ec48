/**
 * The phones of a developer's machine. Shows the texts that the local provider delivered,
 * and plays what their owners answer.
 */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Database } from "#server/database/database.ts";
import { limitBody } from "#server/http/body.ts";
import type { SmsWorker } from "#server/sms/sms-worker.ts";
import { readPhones } from "./phones.ts";

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const files = {
  "/": ["phone.html", "text/html; charset=utf-8"],
  "/phone.css": ["phone.css", "text/css; charset=utf-8"],
  "/phone.js": ["phone.js", "text/javascript; charset=utf-8"],
} as const;

const answer = v.object({
  phone: v.pipe(v.string(), v.regex(/^\+\d{5,15}$/)),
  body: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2000)),
});

export function devPhoneRoutes(options: {
  database: Database;
  smsWorker: SmsWorker;
  playReply: (phone: string, body: string) => Promise<Response>;
}): Hono {
  const { database, smsWorker, playReply } = options;
  const app = new Hono();
  app.use(limitBody(16_384), fromThisPage);

  for (const [path, [name, type]] of Object.entries(files)) {
    app.get(path, async (c) =>
      c.body(await readFile(join(import.meta.dirname, name)), 200, {
        "Content-Type": type,
        "Content-Security-Policy": policy,
        "Cache-Control": "no-store",
      }),
    );
  }

  app.get("/texts", async (c) =>
    c.json(await readPhones(database), 200, { "Cache-Control": "no-store" }),
  );

  app.post("/replies", async (c) => {
    const given = v.safeParse(answer, await c.req.json().catch(() => undefined));
    if (!given.success) return c.json({ message: given.issues[0].message }, 400);
    const { phone, body } = given.output;
    // The way that a real answer takes, signature and all.
    const { ok, status } = await playReply(phone, body);
    return ok ? c.json({}) : c.json({ message: `The webhook answered ${status}` }, 502);
  });

  /** Plays that the quiet hours, or the pause after a failure, are over. */
  app.post("/deliver", async (c) => {
    const { waiting } = await readPhones(database);
    const last = waiting.at(-1);
    const sent = last ? await smsWorker.drain(new Date(last.dueAt)) : 0;
    return c.json({ sent });
  });

  return app;
}

/** Another site's page, open in the same browser, can post here too, but not as this page does. */
async function fromThisPage(c: Context, next: () => Promise<void>) {
  const { origin } = new URL(c.req.url);
  const isOurs =
    c.req.header("Content-Type")?.startsWith("application/json") &&
    (c.req.header("Origin") ?? origin) === origin;
  if (c.req.method !== "GET" && !isOurs) return c.json({ message: "Not from here" }, 403);
  await next();
}
