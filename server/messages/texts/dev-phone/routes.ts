/** The phones of a developer's machine: the texts that the local provider delivered, and what their owners answer. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { csrf } from "hono/csrf";
import { html } from "hono/html";
import * as v from "valibot";
import type { Database } from "#server/database/database.ts";
import { limitBody } from "#server/http/body.ts";
import { readShop, type ShopFacts } from "#server/messages/shop-facts.ts";
import type { SmsWorker } from "#server/messages/texts/sms-worker.ts";
import { formatMoment } from "#shop/calendar/words.ts";

const policy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const answer = v.object({
  phone: v.pipe(v.string(), v.regex(/^\+\d{5,15}$/)),
  body: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2000)),
});

/** The page, what it asks for, and what its buttons do. */
export function devPhoneRoutes(options: {
  database: Database;
  smsWorker: SmsWorker;
  playReply: (phone: string, body: string) => Promise<Response>;
}): Hono {
  const { database, smsWorker, playReply } = options;
  const app = new Hono();
  app.use(limitBody(16_384), csrf());
  app.get("/", showFile("phone.html", "text/html; charset=utf-8"));
  app.get("/phone.js", showFile("phone.js", "text/javascript; charset=utf-8"));
  app.get("/texts", async (c) => {
    const wanted = c.req.query("phone")?.replace(/\D/g, "");
    const shown = textsOf(await readTexts(database), wanted && `+${wanted}`);
    return c.html(shown, 200, { "Cache-Control": "no-store" });
  });

  app.post("/replies", async (c) => {
    const given = v.safeParse(answer, await c.req.json().catch(() => undefined));
    if (!given.success) return c.json({ message: given.issues[0].message }, 400);
    // The way that a real answer takes, signature and all.
    const { ok, status } = await playReply(given.output.phone, given.output.body);
    return ok ? c.json({}) : c.json({ message: `The webhook answered ${status}` }, 502);
  });

  /** Plays that the quiet hours, or the pause after a failure, are over. */
  app.post("/deliver", async (c) => {
    const last = (await readTexts(database)).findLast(({ from }) => from === "waiting");
    return c.json({ sent: last ? await smsWorker.drain(last.at) : 0 });
  });

  return app;
}

const showFile = (name: string, type: string) => async (c: Context) =>
  c.body(await readFile(join(import.meta.dirname, name)), 200, {
    "Content-Type": type,
    "Content-Security-Policy": policy,
    "Cache-Control": "no-store",
  });

interface Text {
  phone: string;
  body: string;
  at: Date;
  /** The carrier answers STOP and its like; what waits is to come later. */
  from: "shop" | "owner" | "carrier" | "waiting";
}

/** Everything that phones show, the oldest first. */
async function readTexts(database: Database): Promise<Text[]> {
  const { rows } = await database.transaction(async (tx) =>
    tx.query<Text>(
      `select phone, body, sent_at as at, 'shop' as "from" from private.text_outbox
         where state in ('sent', 'delivered') and provider = 'local' and phone is not null and body is not null
       union all select phone, body, received_at, 'owner' from private.text_replies where body <> ''
       union all select phone, $1::jsonb ->> kind, received_at, 'carrier' from private.text_replies
         where body <> '' and kind in ('stop', 'start', 'help')
       union all select phone, '', due_at, 'waiting' from private.text_outbox where state = 'queued'
       order by at, "from" desc`,
      [carrierAnswers(await readShop(tx))],
    ),
  );
  return rows;
}

/** The texts of one phone, of the last one where none is asked for, and a button for each other. */
function textsOf(texts: Text[], wanted = texts.at(-1)?.phone) {
  if (!wanted) return html`<p>No texts yet. Ask for an application link on the financing page.</p>`;
  const phones = [...new Set(texts.map(({ phone }) => phone))];
  const isWaiting = ({ phone, from }: Text) => phone === wanted && from === "waiting";
  return html`
    <form>${phones.map((phone) => html`<button name="phone" value="${phone}">${phone}</button>`)}</form>
    <input type="hidden" name="phone" value="${wanted}" form="answer">
    <h2>${wanted}</h2>
    <ol>${texts
      .filter((text) => text.phone === wanted && !isWaiting(text))
      .map(({ body, at, from }) => {
        const words = body.split(/(https?:\/\/\S+)/).map(linked);
        return html`<li class="${from}" title="${formatMoment(at.toISOString())}">${words}</li>`;
      })}</ol>
    ${texts.filter(isWaiting).map(
      ({ at }) =>
        html`<form method="post" action="phone/deliver">
          <p>A text is held back until ${formatMoment(at.toISOString())}.</p>
          <button>Deliver it now</button>
        </form>`,
    )}`;
}

const linked = (part: string) =>
  part.startsWith("http")
    ? html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>`
    : part;

/** In production the provider answers these by itself, in words that are set there. */
const carrierAnswers = ({ name, phone }: ShopFacts) => ({
  stop: `${name}: you're unsubscribed and won't get any more texts. Reply START to get them again.`,
  start: `${name}: you get our texts again. Reply HELP for help, STOP to opt out.`,
  help: `${name}: for help call ${phone}. Msg & data rates may apply. Reply STOP to opt out.`,
});
