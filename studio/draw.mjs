#!/usr/bin/env node
/**
 * Makes pictures of the drawings in studio/drawings, in the shop's own type: content/images/NAME.webp.
 * CHROMIUM_PATH names the browser that draws them.
 */
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";

const studio = import.meta.dirname;
const font = readFileSync(join(studio, "../app/fonts/figtree.woff2"), "base64");
const face = `@font-face { font-family: Figtree; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium-headless-shell",
});
const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
for (const file of globSync("drawings/*.svg", { cwd: studio })) {
  const drawing = readFileSync(join(studio, file), "utf8");
  await page.setContent(
    `<style>${face} body { margin: 0 } svg { display: block }</style>${drawing}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const picture = sharp(await page.screenshot()).webp({ quality: 88 });
  await picture.toFile(join(studio, "../content/images", `${basename(file, ".svg")}.webp`));
}
await browser.close();
