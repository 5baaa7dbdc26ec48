import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/logging.ts";
import { createInbox } from "./dev-inbox.ts";
import { createMailer } from "./mailer.ts";
import type { Mail } from "./transport.ts";

const mail: Mail = { to: "ann@example.com", subject: "Hello", text: "Hi", html: "<p>Hi</p>" };

function mailerWith(send: (mail: Mail) => Promise<void>) {
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line));
  return { mailer: createMailer({ env: readEnv({}), log, transport: { send } }), lines };
}

describe("a mail that cannot be sent", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("is tried again", async () => {
    const send = vi.fn().mockRejectedValueOnce(new Error("busy")).mockResolvedValue(undefined);
    const { mailer } = mailerWith(send);
    const sent = mailer.send(mail);
    await vi.runAllTimersAsync();
    await sent;
    expect(send).toHaveBeenCalledTimes(2);
  });

  test("is given up after four tries, and the log names nobody", async () => {
    const send = vi.fn().mockRejectedValue(new Error("550 no mailbox ann@example.com"));
    const { mailer, lines } = mailerWith(send);
    const sent = expect(mailer.send(mail)).rejects.toThrow("550");
    await vi.runAllTimersAsync();
    await sent;
    expect(send).toHaveBeenCalledTimes(4);
    expect(lines.join()).not.toContain("ann@example.com");
    expect(lines.join()).toContain("550 no mailbox");
  });
});

test("a mail server that refuses is said with its reason, and without anybody's address", async () => {
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line));
  const refused = Object.assign(new Error("Invalid login for ann@example.com"), { code: "EAUTH" });
  const transport = { send: async () => undefined, verify: () => Promise.reject(refused) };
  await createMailer({ env: readEnv({}), log, transport }).check();
  expect(lines.join()).toMatch(/SMTP_URL does not work.*EAUTH Invalid login for …/);
});

describe("without a mail server", () => {
  test("mails are kept to be read, and shown in the log", async () => {
    const lines: string[] = [];
    const log = createLog("info", (line) => lines.push(line));
    const mailer = createMailer({ env: readEnv({}), log });
    await mailer.send(mail);
    expect(mailer.inbox?.mails()).toMatchObject([{ ...mail, id: 1 }]);
    expect(lines.join()).toContain("ann@example.com");
  });

  test("the inbox keeps the newest hundred", async () => {
    const inbox = createInbox();
    for (let count = 0; count < 120; count += 1) await inbox.send(mail);
    expect(inbox.mails()).toHaveLength(100);
    expect(inbox.mails()[0]?.id).toBe(120);
  });
});
