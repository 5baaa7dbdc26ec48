/** A new lead on a phone that nobody looks at: from the request to the browser's own notification. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BrowserContext, chromium, type Page, type Worker } from "@playwright/test";
import { startFakePushService } from "#server/messages/push/testing/fake-push-service.ts";
import { apiKeyHeader, expect, openStore, test } from "./fixtures.ts";
import { lenders } from "./sample.ts";

// The shell in which the other stories run shows no notifications.
const wholeChromium = process.env.WHOLE_CHROMIUM_PATH ?? "/usr/bin/chromium";
const preload = pathToFileURL(join("server/messages/push/testing/push-to-fake.mjs")).href;

test("a lead is a notification that opens it, until the device is removed", async ({ signIn }) => {
  test.skip(!existsSync(wholeChromium), "It needs a whole Chromium, in WHOLE_CHROMIUM_PATH");
  let key = "";
  const service = await startFakePushService(() => key);
  const store = await openStore({
    NODE_OPTIONS: `--import=${preload}`,
    FAKE_PUSH: service.origin,
  });
  const browser = await chromium.launch({ executablePath: wholeChromium });
  try {
    const context = await browser.newContext({
      baseURL: store.url,
      serviceWorkers: "allow",
      permissions: ["notifications"],
    });
    await subscribeAtOurs(context, service.subscribe("phone"), (asked) => {
      key = asked;
    });
    const page = await context.newPage();
    await signIn(page);
    await page.goto("/admin/financing-leads");
    await page.getByRole("button", { name: "Alerts" }).click();
    await page.getByRole("button", { name: "Notify me on this device" }).click();
    const device = page.getByRole("listitem").filter({ hasText: "(this device)" });
    await expect(device).toContainText("Chrome on");

    const other = await context.newPage();
    await other.goto("/robots.txt");
    const worker = await openWorker(context, other);
    await page.goto("about:blank");
    await leave(store.url, "María");
    await expect.poll(() => service.received.length).toBe(1);
    const first = await worker.show(service.received[0]!.message);
    expect(first).toEqual({
      title: "New lead: María L.",
      body: lenders[0]!.name,
      data: expect.stringMatching(/^\/admin\/financing-leads\?lead=[0-9a-f-]{36}$/),
      tag: expect.any(String),
    });

    // The next lead is a second notification. Without a tab of the back office its press opens one.
    await leave(store.url, "Dana");
    await expect.poll(() => service.received.length).toBe(2);
    const second = await worker.show(service.received[1]!.message);
    expect(second.tag).not.toBe(first.tag);
    const [opened] = await worker.press(service.received[1]!.message);
    expect(opened).toMatch(/^opened http/);
    await page.goto(opened!.replace("opened ", ""));
    const panel = page.getByRole("dialog");
    await expect(panel).toContainText("Dana Lopez");
    // A press on the first one brings that tab forward, and to its lead.
    expect(await worker.press(service.received[0]!.message)).toEqual([
      expect.stringMatching(/^focused .*\/admin\/financing-leads/),
    ]);
    await expect(panel).toContainText("María Lopez");
    await panel.getByRole("button", { name: "Close" }).click();

    await page.getByRole("button", { name: "Alerts" }).click();
    await page.getByRole("button", { name: /^Turn off notifications on/ }).click();
    await expect(device).toHaveCount(0);
    await leave(store.url, "Ann");
    await expect(page.getByText("Ann Lopez").first()).toBeVisible();
    expect(service.received).toHaveLength(2);
  } finally {
    await browser.close();
    await store.close();
    await service.close();
  }
});

/** The browser asks the tests' push service instead of its maker's, which is not to be reached here. */
async function subscribeAtOurs(
  context: BrowserContext,
  given: { endpoint: string; p256dh: string; auth: string },
  onAsked: (key: string) => void,
) {
  await context.exposeFunction("askedForPush", onAsked);
  await context.addInitScript(({ endpoint, p256dh, auth }) => {
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      async unsubscribe() {
        localStorage.removeItem("push-key");
        return true;
      },
      get options() {
        const key = localStorage.getItem("push-key")!.replaceAll("-", "+").replaceAll("_", "/");
        const bytes = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0));
        return { applicationServerKey: bytes.buffer, userVisibleOnly: true };
      },
    } as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem("push-key") ? subscription : null;
    PushManager.prototype.subscribe = async (options) => {
      const key = String(options?.applicationServerKey);
      await (window as unknown as { askedForPush: (key: string) => Promise<void> }).askedForPush(
        key,
      );
      localStorage.setItem("push-key", key);
      return subscription;
    };
  }, given);
}

/** The browser's side of our service worker, as this page knows it. */
async function openWorker(context: BrowserContext, page: Page) {
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ isDeleted }) => !isDeleted);
      if (ours) resolve(ours.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  const registrationId = await registered;
  // A message before the worker has started is lost.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const { origin } = new URL(page.url());
  /**
   * Delivers a message as the browser would, and returns its notification; once more where the worker was
   * ended meanwhile. The browser takes a notification off the screen within half a minute.
   */
  async function show(message: { title: string }) {
    let found: Awaited<ReturnType<typeof shown>>[number] | undefined;
    const look = async () => {
      found = (await shown(page)).find(({ title }) => title === message.title);
      return found;
    };
    await expect(async () => {
      await cdp.send("ServiceWorker.startWorker", { scopeURL: `${origin}/` });
      // It answers once it runs; a message before that is lost.
      await context.serviceWorkers()[0]!.evaluate(() => true);
      await cdp.send("ServiceWorker.deliverPushMessage", {
        ...{ origin, registrationId },
        data: JSON.stringify(message),
      });
      await expect.poll(look, { timeout: 5_000 }).toBeDefined();
    }).toPass();
    return found!;
  }
  return {
    show,
    /** Shows a message and presses its notification. */
    async press(message: { title: string }) {
      let asked: string[] = [];
      await expect(async () => {
        await show(message);
        asked = await press(context.serviceWorkers()[0]!, message.title);
      }).toPass();
      return asked;
    },
  };
}

/** The notifications that stand on the screen. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const notifications = (await registration?.getNotifications()) ?? [];
    return notifications.map(({ title, body, data, tag }) => ({ title, body, data, tag }));
  });

/**
 * Presses a notification: the service worker's own handler runs. Only people may move windows, so what it
 * asks of them is written down; the tab's way to another address is the browser's own.
 */
async function press(running: Worker, title: string) {
  return running.evaluate(async (wanted) => {
    interface ServiceWorker {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(address: string): Promise<null> };
      WindowClient: { prototype: { focus(): Promise<unknown> } };
      NotificationEvent: new (
        type: string,
        init: { notification: Notification },
      ) => Event & { waitUntil(work: Promise<unknown>): void };
    }
    const worker = globalThis as unknown as ServiceWorker;
    const asked: string[] = [];
    worker.clients.openWindow = async (address) => {
      asked.push(`opened ${address}`);
      return null;
    };
    worker.WindowClient.prototype.focus = async function (this: { url: string }) {
      asked.push(`focused ${this.url}`);
      return this;
    };
    const notifications = await worker.registration.getNotifications();
    const notification = notifications.find((one) => one.title === wanted)!;
    const event = new worker.NotificationEvent("notificationclick", { notification });
    let done: Promise<unknown> = Promise.reject(new Error("nothing was waited for"));
    done.catch(() => undefined);
    event.waitUntil = (work) => {
      done = work;
    };
    dispatchEvent(event);
    await done;
    // The press takes it off the screen; a message that was delivered twice may show it again later.
    const isShown = async () =>
      (await worker.registration.getNotifications()).some((one) => one.title === wanted);
    while (await isShown()) await new Promise((resolve) => setTimeout(resolve, 50));
    return asked;
  }, title);
}

async function leave(url: string, first_name: string) {
  const answer = await fetch(`${url}/rest/v1/financing_leads`, {
    method: "POST",
    headers: { ...apiKeyHeader, "Content-Type": "application/json" },
    body: JSON.stringify({
      ...{ first_name, last_name: "Lopez", phone: "(906) 555-0142", status: "pending" },
      financing_option: lenders[0]!.name,
    }),
  });
  expect(answer.status).toBe(201);
}
