/** Sends mails through the server that SMTP_URL names. */

import nodemailer from "nodemailer";
import type { MailTransport } from "./transport.ts";

export function smtpTransport(smtpUrl: string): MailTransport {
  const transporter = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    verify: async () => void (await transporter.verify()),
    async send(mail) {
      await transporter.sendMail(mail);
    },
  };
}
