/** How long after a request staff hear of it: on the leads page, and by web push. */
import type { Page } from "@playwright/test";
import { startFakePushService } from "#server/push/testing/fake-push-service.ts";
import { signInAsAdmin } from "../harness/lead-load.ts";
import type { Store } from "../harness/store-process.ts";
import { type Cell, median, seconds } from "./report.ts";
import { headersOf, type Variables } from "./store.ts";
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

async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}
