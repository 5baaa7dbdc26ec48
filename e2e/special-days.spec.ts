import { expect, test } from "./publishing.ts";
import { eastShowroom, momentOf, quietDay, westShowroom } from "./sample.ts";

test("a day that the owner closes one showroom is on its badge the evening before, in its hours and for search engines", async ({
  page,
  owner,
}) => {
  const closed = quietDay();
  await owner.add("special_days", { showroom: "east", day: closed, note: "Taking inventory" });

  // In Detroit it is the evening before: both showrooms are closed for the night.
  const evening = momentOf(closed, false);
  await page.clock.setFixedTime(evening);
  await page.goto("/store-locations");
  const [east, west] = [eastShowroom, westShowroom].map(({ name }) =>
    page.getByRole("article", { name }),
  );
  await expect(west!.getByText(/opens tomorrow at /)).toBeVisible();
  await expect(east!.getByText("Closed", { exact: true }).first()).toBeVisible();
  await expect(east!.getByText(/opens tomorrow at /)).toHaveCount(0);
  await expect(east!.getByRole("listitem").filter({ hasText: "Taking inventory" })).toBeVisible();
  await expect(west!.getByText("Taking inventory")).toHaveCount(0);

  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [eastData, westData] = [eastShowroom, westShowroom].map(({ name }) =>
    data.map((text) => JSON.parse(text)).find((found) => found.name.endsWith(name)),
  );
  // Other stories of this store may have set other days.
  const ofDay = { validFrom: closed, validThrough: closed };
  expect(eastData.specialOpeningHoursSpecification).toContainEqual(
    expect.objectContaining({ ...ofDay, opens: "00:00", closes: "00:00" }),
  );
  expect(westData.specialOpeningHoursSpecification ?? []).not.toContainEqual(
    expect.objectContaining(ofDay),
  );

  // The page says nothing of a day that is over, however long ago it was published.
  await page.clock.setFixedTime(new Date(evening.getTime() + 2 * 86_400_000));
  await page.goto("/store-locations");
  await expect(page.locator("tr[aria-current]")).toHaveCount(2);
  await expect(east!.getByText("Taking inventory")).toHaveCount(0);
});
