import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createPictureHost } from "./picture-host.ts";
import { differenceOf, fourFields } from "./testing/four-fields.ts";

test("what a form shows of a picture looks as what is published", { tags: "long" }, async () => {
  const host = createPictureHost();
  const folder = await mkdtemp(join(tmpdir(), "store-looks-"));
  const published = join(folder, "photo-0123456789ab-abcdef-800.webp");
  const cut = { turn: 0, zoom: 100, focus_x: 50, focus_y: 50, light: 0 };
  for (const [kind, picture] of Object.entries(await fourFields())) {
    const bytes = await picture.toBuffer();
    const named = { name: "photo-0123456789ab", hash: "abcdef" };
    await host.run({ kind: "make", bytes, cut, folder, ...named });
    const answer = await host.run({ kind: "copy", bytes, maxSide: 800 });
    const copy = "copy" in answer ? answer.copy! : new Uint8Array();
    const isTurned = kind === "a JPEG on its side";
    const size = isTurned ? { width: 600, height: 800 } : { width: 800, height: 600 };
    expect(await sharp(copy).metadata(), kind).toMatchObject({ ...size, channels: 3 });
    const part = {
      left: 0,
      top: isTurned ? 175 : 0,
      width: size.width,
      height: isTurned ? 450 : 600,
    };
    const shown = await sharp(copy).extract(part).png().toBuffer();
    expect(await differenceOf(shown, await readFile(published)), kind).toBeLessThan(4);
    // The transparent field is lighter: what is behind it is white.
    if (kind.includes("transparent")) {
      const { channels } = await sharp(shown)
        .extract({ left: 50, top: 50, width: 9, height: 9 })
        .png()
        .toBuffer()
        .then((bytes) => sharp(bytes).stats());
      expect(channels[0]!.mean).toBeGreaterThan(215);
    }
  }
  host.end();
  await rm(folder, { recursive: true });
});
