/** The mail server that a shop's project sends through; it keeps what it is handed. */
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { SMTPServer } from "smtp-server";

export async function openMailbox() {
  const mails: { to: string; content: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    // The sender keeps its connection for the next mail.
    closeTimeout: 10,
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const content = fromQuotedPrintable(Buffer.concat(chunks).toString());
      for (const { address } of envelope.rcptTo) mails.push({ to: address, content });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The link of the newest mail to the address, once it has arrived. */
    async linkTo(to: string, subject: string) {
      const found = () =>
        mails.findLast((mail) => mail.to === to && mail.content.includes(`Subject: ${subject}`));
      await expect.poll(() => found() !== undefined).toBe(true);
      return new URL(/http\S+\/auth\/confirm\S+/.exec(found()?.content ?? "")?.[0] ?? "");
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const fromQuotedPrintable = (text: string) =>
  text
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
