import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, "Chrome on Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/141.0.0.0`, "Edge on Windows"],
  [`Mozilla/5.0 (Linux; Android 16; K) ${chrome} SamsungBrowser/28`, "Samsung Internet on Android"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`, "Chrome on Chromebook"],
  [`${iphone} Version/18.6 Mobile/15E148 Safari/604.1`, "Safari on iPhone"],
  [`${iphone} CriOS/141.0 Mobile/15E148 Safari/604.1`, "Chrome on iPhone"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Firefox/144.0", "Firefox on Mac"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox on Linux"],
  ["curl/8.14.1", "An unknown device"],
  [null, "An unknown device"],
])("%s is called %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
