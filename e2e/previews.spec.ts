/** What an owner sees of a picture before it is published is what the shop will show, whatever made the picture. */
import sharp from "sharp";
import { createPictureHost } from "#server/pictures/picture-host.ts";
import { differenceOf, fourFields } from "#server/pictures/testing/four-fields.ts";
import { expect, test } from "./fixtures.ts";

test("a form shows each kind of picture as it will be published", async ({ page, holdSession }) => {
  const { gray: _, "four printing colors": printed, ...kinds } = await fourFields();
  // First what the shop has to draw, which reads other pictures just then.
  const files = await Promise.all(
    Object.entries({ printed, ...kinds }).map(async ([kind, picture]) => {
      const buffer = await picture.toBuffer();
      const { format } = await sharp(buffer).metadata();
      return { name: `${kind}.${format}`, mimeType: `image/${format}`, buffer };
    }),
  );
  await page.route(
    "**/storage/v1/object/originals/*",
    (route) =>
      route.fulfill({ status: 429, json: { statusCode: "429", message: "Send it again." } }),
    { times: 1 },
  );
  await holdSession(page);
  await page.goto("/admin/add");
  const host = createPictureHost();
  for (const [at, { name, mimeType, buffer }] of files.entries()) {
    await page
      .getByLabel(/^(Take or choose|More) pictures/)
      .setInputFiles([{ name, mimeType, buffer }]);
    const shown = page.getByRole("img", { name: `Picture ${at + 1}`, exact: true });
    await expect(shown, name).toBeVisible();
    const url = (await shown.getAttribute("src"))!;
    const seen = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
    const answer = await host.run({ kind: "copy", bytes: buffer, maxSide: 800 });
    const made = Buffer.from("copy" in answer ? answer.copy! : []);
    const { width, height } = await sharp(made).metadata();
    expect(await sharp(seen).metadata(), name).toMatchObject({ width, height });
    expect(await differenceOf(seen, made), name).toBeLessThan(4);
  }
  host.end();
});
