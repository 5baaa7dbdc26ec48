import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { smtpTransport } from "./smtp.ts";

const mail = {
  to: "ann@example.com",
  subject: "Confirm your address",
  text: "Follow the link.",
  html: "<p>Follow the link.</p>",
};

let server: SMTPServer;

afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

/** A mail server on this machine; returns its address and what it was handed. */
async function openServer(options: SMTPServerOptions = {}) {
  const received: { from: string; to: string[]; content: string; user?: string }[] = [];
  server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    hideSTARTTLS: true,
    // The sender keeps its connection for the next mail.
    closeTimeout: 10,
    onAuth: ({ username, password }, _session, done) =>
      password === "secret"
        ? done(null, { user: username })
        : done(new Error("535 Wrong password")),
    onData(stream, { envelope, user }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = envelope;
        received.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          content: Buffer.concat(chunks).toString(),
          user,
        });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://shop:secret@127.0.0.1:${port}` };
}

test("a mail reaches the server that SMTP_URL names, as text and HTML, from the shop", async () => {
  const { url, received } = await openServer();
  await smtpTransport(url).send({
    ...mail,
    from: { name: "Oak & Son", address: "hello@example.com" },
  });
  expect(received).toMatchObject([
    { from: "hello@example.com", to: ["ann@example.com"], user: "shop" },
  ]);
  const { content } = received[0]!;
  expect(content).toMatch(/^From: "?Oak & Son"? <hello@example\.com>\r$/m);
  expect(content).toMatch(/^Subject: Confirm your address\r$/m);
  expect(content).toMatch(/^Content-Type: text\/plain/m);
  expect(content).toMatch(/^Content-Type: text\/html/m);
});

test("a refused mailbox is an error of the one who sends", async () => {
  const { url, received } = await openServer({
    onRcptTo: (_address, _session, done) => done(new Error("No such mailbox")),
  });
  await expect(smtpTransport(url).send({ ...mail, from: "hello@example.com" })).rejects.toThrow(
    "No such mailbox",
  );
  expect(received).toEqual([]);
});

test("a wrong password is an error of the one who sends", async () => {
  const { url } = await openServer();
  const wrong = url.replace("secret", "guess");
  await expect(smtpTransport(wrong).send({ ...mail, from: "hello@example.com" })).rejects.toThrow(
    "535",
  );
});
