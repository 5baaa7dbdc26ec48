/** The owner hides an article of the sample, changes one and writes one; another browser sees what shoppers see. */
import { expectAccessible } from "./accessible.ts";
import { openAsOwner, reloadUntil } from "./owner-steps.ts";
import { expect, publicationMs, test } from "./publishing.ts";
import { articles } from "./sample.ts";

const [hidden, changed] = articles as [(typeof articles)[number], (typeof articles)[number]];

const text = `Oil is for tops that [get wet](/deals/dining-room), and for [nothing else](javascript:alert(1)).

## When a drop of water sinks in

<b>Two</b> coats are enough.
`;

test("an article is hidden, one is changed and one is written, and the blog follows", async ({
  page,
  browser,
  store,
  holdSession,
}) => {
  const context = await browser.newContext({ baseURL: store.url, serviceWorkers: "block" });
  const shopper = await context.newPage();
  const read = async (path: string) => (await shopper.request.get(path)).text();
  const says = (path: string, words: string) =>
    expect.poll(() => read(path), { timeout: publicationMs }).toContain(words);
  await holdSession(page);

  // Hidden: gone with every link to it.
  await openAsOwner(page, "/admin/articles");
  await page.getByLabel("Search articles by title").fill(hidden.title);
  await page.getByRole("button", { name: `Hide ${hidden.title}` }).click();
  await expect(page.getByRole("button", { name: `Show ${hidden.title}` })).toBeVisible();
  const gone = `/blog/${hidden.id}`;
  await expect
    .poll(async () => (await shopper.request.get(gone)).status(), { timeout: publicationMs })
    .toBe(404);
  await shopper.goto(gone);
  await expect(shopper.getByRole("heading", { name: "Article Not Found" })).toBeVisible();
  for (const path of ["/blog", "/blog/feed.xml", "/sitemap.xml", "/search-index.json"]) {
    expect(await read(path), path).not.toMatch(new RegExp(`${gone}(?![\\d-])`));
  }
  await expectAccessible(page);

  // Changed beside its page as it will be.
  await page.goto(`/admin/articles?article=${changed.id}`);
  await expect(page.getByRole("heading", { level: 1, name: changed.title })).toBeVisible();
  const preview = page.frameLocator("iframe");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(changed.title);
  await page.getByLabel("Title", { exact: true }).fill("The owner's own words");
  await page.getByLabel("Author").fill("Ann Lee");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("The owner’s own words");
  await page.getByRole("button", { name: "Save article" }).click();
  await expect(page.getByText("“The owner's own words” is saved.")).toBeVisible();
  await reloadUntil(shopper, `/blog/${changed.id}`, () =>
    shopper.getByText("By Ann Lee").isVisible(),
  );
  await says("/blog/feed.xml", "The owner’s own words");

  // Written, with what is wrong with it said beside it.
  await page.goto("/admin/articles?article=new");
  await page.getByLabel("Title", { exact: true }).fill("How to Oil a Table");
  await page.getByLabel("Summary").fill("Which table wants oil, and when.");
  await page.getByLabel("Text", { exact: true }).fill(text);
  const rules = page.getByRole("region", { name: "House rules" });
  await expect(rules).toContainText("Line 5: HTML is not shown.");
  await expect(rules).toContainText("1 minute read");
  await page.getByRole("button", { name: "Save article" }).click();
  await expect(page.getByText("Choose a picture.")).toBeVisible();
  await page.getByRole("button", { name: "Choose a picture" }).click();
  await page.getByLabel("Search pictures").fill("still water ring");
  await page.getByRole("button", { name: "still water ring" }).click();
  await page.getByLabel("What the picture shows").fill("A ring of water on a table");
  // One of the owner's own, of which nothing is said yet.
  await page
    .getByLabel("Upload a picture")
    .setInputFiles("content/images/gunnison-rocker-recliner.webp");
  await expect(page.getByLabel("What the picture shows")).toHaveValue("");
  await page.getByLabel("What the picture shows").fill("A table that was oiled");
  await page.getByRole("button", { name: "Save article" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "How to Oil a Table" })).toBeVisible();
  await expectAccessible(page);
  await reloadUntil(shopper, "/blog/how-to-oil-a-table", () =>
    shopper.getByRole("heading", { name: "When a drop of water sinks in" }).isVisible(),
  );
  const html = await read("/blog/how-to-oil-a-table");
  expect(html).toContain("<p>Two coats are enough.</p>");
  expect(html).toContain(
    '<p>Oil is for tops that <a href="/deals/dining-room">get wet</a>, and for nothing else.</p>',
  );
  await says("/blog/how-to-oil-a-table", "/pictures/photo-");
  for (const path of ["/blog", "/blog/feed.xml", "/sitemap.xml", "/search-index.json"]) {
    await says(path, "how-to-oil-a-table");
  }

  // Its removal is taken back at once.
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Articles" })).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByRole("link", { name: "How to Oil a Table", exact: true })).toBeVisible();
  await context.close();
});
