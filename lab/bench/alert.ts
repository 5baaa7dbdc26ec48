/** How long after a request or a colleague's change staff hear of it: on the leads page, and by web push. */
import type { Page } from "@playwright/test";
import { startFakePushService } from "#server/push/testing/fake-push-service.ts";
import { signInAsAdmin } from "../lead-load.ts";
import type { Store } from "../store-process.ts";
import { type Cell, median, seconds } from "./report.ts";
import { headersOf, leadsPath, type Variables } from "./store.ts";
import type { Workspace } from "./workspace.ts";

const requests = 7;

/** A push service of the bench's own, and what a server is started with to reach it. */
export async function ownPushService({ atEnd }: Workspace) {
  let key = "";
  const service = await startFakePushService(() => key);
  atEnd(service.close);
  const variables: Variables = {
    NODE_OPTIONS: `--import=${new URL("../../server/push/testing/push-to-fake.mjs", import.meta.url).href}`,
    FAKE_PUSH: service.origin,
  };
  return {
    variables,
    received: service.received,
    /** A device of the admin's, as their browser would subscribe it. */
    async subscribe(store: Store) {
      const token = await signInAsAdmin(store);
      const call = async (name: string, body: object) => {
        const answer = await fetch(`${store.origin}/rest/v1/rpc/${name}`, {
          method: "POST",
          headers: headersOf(token),
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
        return answer;
      };
      key = await (await call("push_key", {})).json();
      await call("add_push_device", { ...service.subscribe("bench"), label: "Bench" });
    },
  };
}

/** A row each for the open page, whose title counts new leads, and for the push service. */
export async function timeAlerts(
  page: Page,
  received: readonly unknown[],
  leave: (number: number) => Promise<void>,
): Promise<Cell[][]> {
  const shown: number[] = [];
  const pushed: number[] = [];
  for (let number = 0; number < requests; number += 1) {
    const title = await page.title();
    const before = received.length;
    await justAsked(page);
    const began = performance.now();
    await leave(number);
    await Promise.all([
      page
        .waitForFunction((old) => document.title !== old, title, { polling: 50 })
        .then(() => shown.push(performance.now() - began)),
      until(() => received.length > before).then(() => pushed.push(performance.now() - began)),
    ]);
  }
  return [
    ["the open page says it", seconds(median(shown)), seconds(Math.max(...shown)), shown.length],
    ["a push service has it", seconds(median(pushed)), seconds(Math.max(...pushed)), pushed.length],
  ];
}

/** A row for what a colleague does elsewhere, until the list of an open page says it. */
export async function timeTaken(page: Page, store: Store, phone: string): Promise<Cell[]> {
  const token = await signInAsAdmin(store);
  const me = JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()).sub;
  const row = page.locator("li[data-lead]").filter({ hasText: phone });
  const shown: number[] = [];
  for (let number = 0; number < requests; number += 1) {
    const isTaken = number % 2 === 0;
    await justAsked(page);
    const began = performance.now();
    const answer = await fetch(
      `${store.origin}${leadsPath}?phone=eq.${encodeURIComponent(phone)}`,
      {
        method: "PATCH",
        headers: headersOf(token),
        body: JSON.stringify({ assigned_to: isTaken ? me : null }),
      },
    );
    if (!answer.ok) throw new Error(`Taking a lead: ${answer.status} ${await answer.text()}`);
    await row
      .getByText("Yours")
      .waitFor({ state: isTaken ? "visible" : "detached", timeout: 20_000 });
    shown.push(performance.now() - began);
  }
  return [
    "another open page says who took a lead",
    seconds(median(shown)),
    seconds(Math.max(...shown)),
    shown.length,
  ];
}

/** The worst moment: the page has its answer, and asks again after its whole pause. */
const justAsked = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes("/rpc/hear_floor"));

async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}
