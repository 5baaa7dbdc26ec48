/** What the shop promises, changed by its owner and seen by a shopper. */
import { readFile } from "node:fs/promises";
import { expectAccessible } from "./accessible.ts";
import { reloadUntil } from "./owner-steps.ts";
import { expect, publicationMs, test } from "./publishing.ts";
import { aBed, productPath } from "./sample.ts";

test("the owner switches sample marks and monthly payments off, and may take it back", async ({
  page,
  store,
  browser,
  holdSession,
}) => {
  const context = await browser.newContext({ baseURL: store.url, serviceWorkers: "block" });
  const shopper = await context.newPage();
  await shopper.goto("/");
  const marks = shopper.getByText(/Sample shop: .*addresses/);
  await expect(marks.first()).toBeVisible();

  await holdSession(page);
  await page.goto("/admin/settings");
  await page.getByRole("link", { name: /^Sample marks and payments/ }).click();
  const samples = page.getByLabel(/Showroom addresses are samples/);
  await samples.uncheck();
  await page.getByLabel(/Show the 0% plan’s monthly payment/).uncheck();
  await expectAccessible(page, [1280, 390]);

  // A closed tab loses nothing.
  await page.reload();
  await expect(page.getByText("You have unsaved changes from earlier.")).toBeVisible();
  await expect(samples).not.toBeChecked();
  const save = page.getByRole("button", { name: "Save marks and promises" });
  const saved = page.getByText("Settings saved.");
  await save.click();
  await expect(saved).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(samples).toBeChecked();

  for (const areSamples of [false, true]) {
    await samples.setChecked(areSamples);
    await page.getByLabel(/Show the 0% plan’s monthly payment/).setChecked(areSamples);
    await save.click();
    await expect(saved.last()).toBeVisible();
    await reloadUntil(shopper, "/", async () => (await marks.count()) > 0 === areSamples);
  }
  await context.close();
});

test("the owner hides a sample review and adds a customer's with its source", async ({
  page,
  store,
  browser,
  holdSession,
}) => {
  const context = await browser.newContext({ baseURL: store.url, serviceWorkers: "block" });
  const shopper = await context.newPage();
  await holdSession(page);
  await page.goto("/admin/settings#reviews");

  await page.getByRole("button", { name: "Hide Danielle K.’s review" }).click();
  await expect(page.getByText("Danielle K.’s review is hidden.")).toBeVisible();
  await page.getByRole("button", { name: "Add a review" }).click();
  const review = page.getByRole("form", { name: "the review" });
  await review.getByLabel("What the customer said").fill("It came on the day they said.");
  await review.getByLabel("Customer’s name").fill("Odessa P.");
  await review.getByLabel("When, as the page shows it").fill("November 2026");
  await review.getByRole("button", { name: "Save the review" }).click();
  await expect(review.getByText(/^Enter where it was published/)).toBeVisible();
  await review.getByLabel("Where it was published").fill("Google");
  await review.getByLabel("Link to it").fill("https://www.google.com/maps/reviews/1");
  await review.getByRole("button", { name: "Save the review" }).click();
  await expect(page.getByText("Odessa P.’s review is saved.")).toBeVisible();
  await expectAccessible(page, [1280, 390]);

  const said = shopper.getByRole("region", { name: "What Our Customers Say" });
  await reloadUntil(shopper, "/", () => said.getByText("Odessa P.").isVisible());
  await expect(said.getByRole("link", { name: "November 2026 · Google" })).toBeVisible();
  await expect(said.getByText(/sample review$/)).toHaveCount(3);
  await expect(said.getByText("Danielle K.")).toHaveCount(0);
  await expect(said.getByText("They are not from customers.")).toHaveCount(0);

  await page.getByRole("button", { name: "Remove Odessa P.’s review" }).click();
  await expect(page.getByText("Odessa P.’s review is removed.")).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByRole("button", { name: "Remove Odessa P.’s review" })).toBeVisible();
  await context.close();
});

test("the owner's logo, icon and words take the sample's place, and leave again", async ({
  page,
  store,
  browser,
  holdSession,
}) => {
  const context = await browser.newContext({ baseURL: store.url, serviceWorkers: "block" });
  const shopper = await context.newPage();
  const icon = async () => (await shopper.request.get("/icon.svg")).text();
  const sampleIcon = await icon();
  await holdSession(page);
  await page.goto("/admin/settings#looks");
  const drawing = (width: number) => ({
    name: "logo.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100"><script>throw 1</script><circle cx="50" cy="50" r="40"/></svg>`,
    ),
  });
  await page.getByLabel("Choose Logo").setInputFiles(drawing(100));
  await expect(page.getByText("Logo: saved.")).toBeVisible();
  await page.getByLabel("Choose Icon").setInputFiles(drawing(100));
  await expect(page.getByText("Icon: saved.")).toBeVisible();
  await page.getByLabel("Choose Picture for shared links").setInputFiles({
    name: "notes.png",
    mimeType: "image/png",
    buffer: Buffer.from("no picture"),
  });
  await expect(page.getByText(/^notes\.png/)).toBeVisible();
  await expectAccessible(page, [390, 1280]);
  await page.getByRole("link", { name: "Home page", exact: true }).click();
  await page.getByLabel("Card 1: title").fill("To the curb");
  await page.getByRole("button", { name: "Save the home page’s words" }).click();
  await expect(page.getByText("the home page’s words: saved.")).toBeVisible();

  const logo = shopper.getByRole("banner").locator(".wordmark img").first();
  await reloadUntil(
    shopper,
    "/",
    async () =>
      (await logo.isVisible()) &&
      (await shopper.getByRole("heading", { name: "To the curb" }).isVisible()),
  );
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBeGreaterThan(0);
  const shown = await icon();
  expect(shown).toContain("data:image/png");
  expect(shown).not.toContain("script");

  await page.getByRole("link", { name: "Logo and pictures", exact: true }).click();
  await page.getByRole("button", { name: "Remove Icon" }).click();
  await expect(page.getByText("Icon: removed.")).toBeVisible();
  await expect.poll(icon, { timeout: publicationMs }).toBe(sampleIcon);
  await page.getByRole("button", { name: "Remove Logo" }).click();
  await expect(page.getByText("Logo: removed.")).toBeVisible();
  await reloadUntil(shopper, "/", async () => (await logo.count()) === 0);
  await context.close();
});

test("lenders and policies are in the owner's words, and everything comes as one file", async ({
  page,
  store,
  request,
  holdSession,
}) => {
  const live = (path: string) => async () => (await request.get(`${store.url}${path}`)).text();
  await holdSession(page);
  await page.goto("/admin/settings#lenders");

  const lender = page.getByRole("form", { name: "Northstar Lease-to-Own" });
  await lender.getByLabel("Offered on the site").uncheck();
  await lender.getByRole("button", { name: "Save Northstar Lease-to-Own" }).click();
  await expect.poll(live("/financing"), { timeout: publicationMs }).not.toContain("Northstar");
  await lender.getByLabel("Offered on the site").check();
  await lender.getByRole("button", { name: "Save Northstar Lease-to-Own" }).click();
  await expect.poll(live("/financing"), { timeout: publicationMs }).toContain("Northstar");

  await page.getByRole("link", { name: "Policies", exact: true }).click();
  await page.getByText("Return Policy", { exact: true }).click();
  const policy = page.getByRole("form", { name: "Return Policy" });
  await policy.getByLabel("Introduction").fill("Write to {fax}.");
  await policy.getByRole("button", { name: "Save Return Policy" }).click();
  await expect(policy.getByText("We can’t fill in {fax}.")).toBeVisible();
  await policy
    .getByLabel("Introduction")
    .fill("Final, but for damage: call {phone} <b>at once</b>.");
  await policy.getByRole("button", { name: "Save Return Policy" }).click();
  await expect
    .poll(live("/return-policy"), { timeout: publicationMs })
    .toMatch(/Final, but for damage: call \(\d{3}\) \d{3}-\d{4} &lt;b&gt;at once&lt;\/b&gt;\./);
  await expectAccessible(page, [1280, 390]);

  await page.goto("/admin/changes");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download everything" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^store-\d{4}-\d\d-\d\d\.zip$/);
  const text = await readFile(await file.path(), "latin1");
  expect(text.slice(0, 2)).toBe("PK");
  for (const name of ["tables/products.csv", "tables/changes.json", "tables/shop.json"]) {
    expect(text).toContain(name);
  }
  expect(text).toContain("Final, but for damage");
  await expect(page.getByRole("status").filter({ hasText: "in your downloads" })).toBeVisible();

  // Other owners' changes may stand above.
  const change = page.getByRole("listitem").filter({ hasText: "/return-policy" });
  await change.getByRole("button", { name: "Undo this change" }).first().click();
  await expect
    .poll(live("/return-policy"), { timeout: publicationMs })
    .not.toContain("Final, but for damage");
});

test("quiet hours are set; templates of texts are worded, ordered and put away, and a mistake is said", async ({
  page,
  holdSession,
}) => {
  await holdSession(page);
  await page.goto("/admin/settings");
  await expect(page.getByText("Last backup: none yet")).toBeVisible();
  await page.getByRole("link", { name: /^Text and quiet hours/ }).click();
  const quiet = page.getByRole("form", { name: "quiet hours" });
  const from = quiet.getByLabel("From");
  await from.fill("21:30");
  await quiet.getByLabel("Until").fill("08:30");
  await quiet.getByRole("button", { name: "Save quiet hours" }).click();
  await expect(from).toHaveAccessibleDescription(/doesn’t allow texts after 9/);
  await expect(from).toBeFocused();
  await from.fill("20:00");
  await quiet.getByRole("button", { name: "Save quiet hours" }).click();
  await expect(page.getByText("Quiet hours saved.")).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(from).toHaveValue("");

  await page.goto("/admin/settings#templates");
  const part = page.getByRole("region", { name: "Templates for texts" });
  const named = (name: string) => part.getByRole("form", { name });
  const words = named("Missed you").getByLabel("Words");
  await words.fill("Hi {firstname}, call me");
  await named("Missed you").getByRole("button", { name: "Save Missed you" }).click();
  await expect(words).toBeFocused();
  await expect(words).toHaveAccessibleDescription(
    "We don’t have anything to fill in for {firstname}.",
  );
  await words.fill(`Hi {first_name}, {me} here. ${"Call me. ".repeat(20)}`);
  await expect(named("Missed you")).toContainText("Hi Dana, Maya here.");
  await expect(named("Missed you")).toContainText("2 texts");
  await named("Missed you").getByRole("button", { name: "Save Missed you" }).click();
  await expect(page.getByText("Missed you: saved.")).toBeVisible();

  await part.getByRole("button", { name: "Move Missed you up" }).click();
  await expect(part.getByRole("form").first()).toHaveAccessibleName("Missed you");
  await part.getByRole("button", { name: "Archive: Thank you" }).click();
  await expect(named("Thank you")).toHaveCount(0);
  await page.getByRole("button", { name: "Restore: Thank you" }).click();
  await expect(named("Thank you")).toBeVisible();
  await expectAccessible(page, [1280, 390]);
  await page.reload();
  await expect(part.getByRole("form").first()).toHaveAccessibleName("Missed you");
  await expect(words).toHaveValue(/^Hi \{first_name\}, \{me\} here/);
});

test("the owner has visits counted: a view and a call are on the product's page, and the privacy policy says so while it's on", async ({
  page,
  store,
  browser,
  holdSession,
}) => {
  const context = await browser.newContext({ baseURL: store.url, serviceWorkers: "block" });
  const shopper = await context.newPage();
  const asked: string[] = [];
  shopper.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const policy = shopper.getByRole("heading", { name: "How We Count Visits" });
  const bed = productPath(aBed);

  /** Looks at the bed for three seconds, calls, and leaves. */
  async function visit() {
    await shopper.goto(bed);
    await shopper.clock.install();
    await shopper.reload();
    await shopper.mouse.move(100, 100);
    await shopper.mouse.move(120, 120);
    const call = shopper.getByRole("link", { name: "Call to Order" }).first();
    // Nobody answers here.
    await call.evaluate((link) =>
      link.addEventListener("click", (event) => event.preventDefault()),
    );
    await call.click();
    await shopper.clock.runFor(3_000);
    await shopper.goto("/robots.txt");
  }

  await visit();
  await shopper.goto("/privacy-policy");
  await expect(policy).toHaveCount(0);
  expect(asked.filter((path) => /^\/rest|count-visit/.test(path))).toEqual([]);

  await holdSession(page);
  await page.goto("/admin/settings");
  await page.getByRole("link", { name: /^Counting visits/ }).click();
  await expectAccessible(page, [1280, 390]);
  const counts = page.getByLabel("Count visits");
  const save = page.getByRole("button", { name: /^Save/ });
  await counts.check();
  await save.click();
  await expect(page.getByText("Counting visits saved.")).toBeVisible();
  await reloadUntil(shopper, "/privacy-policy", async () => (await policy.count()) > 0);

  await visit();
  const row = (name: string) => page.getByRole("row", { name });
  await expect(async () => {
    await page.goto(`/admin/products/${aBed.slug}`);
    await expect(row("Views 1 1")).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(row("Calls tapped 1 1")).toBeVisible();
  await page.goto(`/admin/products?q=${aBed.slug}`);
  await expect(page.getByText("1 view, 1 call")).toBeVisible();

  await page.goto("/admin/settings#counting");
  await counts.uncheck();
  await save.click();
  await expect(page.getByText("Counting visits saved.")).toBeVisible();
  await reloadUntil(shopper, "/privacy-policy", async () => (await policy.count()) === 0);
  await context.close();
});
