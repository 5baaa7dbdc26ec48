import type { APIRequestContext, Page } from "@playwright/test";
import { devKey, expect, type Store } from "./fixtures.ts";

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The newest mail to the address, once it is in the development inbox. */
export async function mailTo(
  request: APIRequestContext,
  { url }: Store,
  to: string,
  subject: string,
) {
  let found: Mail | undefined;
  await expect(async () => {
    const { mails } = await (await request.get(`${url}/dev/${devKey}/mail`)).json();
    found = mails.find((mail: Mail) => mail.to === to && mail.subject.startsWith(subject));
    expect(found).toBeDefined();
  }).toPass();
  const { text } = found as Mail;
  const link = /http\S+\/auth\/confirm\S+/.exec(text)?.[0] ?? "";
  const code = /Code: (\d{6})/.exec(text)?.[1] ?? "";
  return { link, code };
}

/** Opens a mail's link and presses the button of its page. */
export async function openLink(page: Page, link: string) {
  await page.goto(link);
  await page.locator("main form button").click();
}
