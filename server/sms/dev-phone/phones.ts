/** What the phones of a developer's machine show, read from the outbox. */

import type { Database } from "#server/database/database.ts";
import { shop } from "#server/shop.ts";

export interface ChatMessage {
  id: string;
  phone: string;
  body: string;
  at: string;
  /** Who wrote it: the shop, the phone's owner, or the carrier, who answers STOP and its like. */
  from: "shop" | "owner" | "carrier";
}

export interface Phones {
  shop: { name: string };
  bubbles: ChatMessage[];
  /** Texts that are to come later, the next first. */
  waiting: { id: string; phone: string; dueAt: string }[];
}

const mostRows = 500;

export function readPhones(database: Database): Promise<Phones> {
  return database.transaction(async (tx) => {
    const texts = await tx.query<{ id: string; phone: string; body: string; sent_at: Date }>(
      `select id, phone, body, sent_at from private.text_outbox
       where state in ('sent', 'delivered') and provider = 'local' and phone is not null
       order by sent_at desc limit ${mostRows}`,
    );
    const replies = await tx.query<{
      id: number;
      phone: string;
      body: string;
      kind: string;
      received_at: Date;
    }>(
      `select id, phone, body, kind, received_at from private.text_replies
       where body <> '' order by id desc limit ${mostRows}`,
    );
    const waiting = await tx.query<{ id: string; phone: string; due_at: Date }>(
      `select id, phone, due_at from private.text_outbox
       where state = 'queued' order by due_at, id limit ${mostRows}`,
    );
    const bubbles: ChatMessage[] = texts.rows.map(({ id, phone, body, sent_at }) => ({
      id,
      phone,
      body,
      at: sent_at.toISOString(),
      from: "shop",
    }));
    for (const { id, phone, body, kind, received_at } of replies.rows) {
      const at = received_at.toISOString();
      bubbles.push({ id: `reply-${id}`, phone, body, at, from: "owner" });
      const answer = carrierAnswers[kind];
      if (answer) {
        bubbles.push({ id: `answer-${id}`, phone, body: answer, at, from: "carrier" });
      }
    }
    return {
      shop: { name: shop.name },
      bubbles: bubbles.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)),
      waiting: waiting.rows.map(({ id, phone, due_at }) => ({
        id,
        phone,
        dueAt: due_at.toISOString(),
      })),
    };
  });
}

/** In production the provider answers these by itself, in words that are set there. */
const carrierAnswers: Record<string, string> = {
  stop: `${shop.name}: you are opted out and get no more texts from us. Reply START to get them again.`,
  start: `${shop.name}: you get our texts again. Reply HELP for help, STOP to opt out.`,
  help: `${shop.name}: for help call ${shop.phone.label}. Msg & data rates may apply. Reply STOP to opt out.`,
};
