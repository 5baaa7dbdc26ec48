/** Takes the place of a mail server on a developer's machine: keeps the newest mails to be read. */

import type { Mail, MailTransport } from "./transport.ts";

export interface ReceivedMail extends Mail {
  id: number;
  sentAt: string;
}

export interface Inbox extends MailTransport {
  /** Newest first. */
  mails(): ReceivedMail[];
}

export function createInbox(capacity = 100): Inbox {
  const kept: ReceivedMail[] = [];
  let sent = 0;
  return {
    async send(mail) {
      sent += 1;
      kept.unshift({ ...mail, id: sent, sentAt: new Date().toISOString() });
      kept.length = Math.min(kept.length, capacity);
    },
    mails: () => [...kept],
  };
}
