import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { hostedOriginals } from "./originals.ts";

test("a hosted project's originals are read with its secret key; one that is gone is none, and a failure is no absence", async () => {
  const [there, gone, failing] = ["a", "b", "c"].map((letter) => `${letter.repeat(64)}.jpg`);
  const project = createServer(({ url, headers }, response) => {
    const isKnown =
      headers.apikey === "sb_secret_x" && headers.authorization === "Bearer sb_secret_x";
    const name = url?.replace("/storage/v1/object/originals/", "");
    // The hosted service answers 400 where there is no such object.
    response.statusCode = !isKnown ? 403 : name === there ? 200 : name === gone ? 400 : 503;
    response.end("a picture");
  }).listen(0, "127.0.0.1");
  await once(project, "listening");
  const url = `http://127.0.0.1:${(project.address() as AddressInfo).port}`;
  const originals = hostedOriginals({ url, secretKey: "sb_secret_x" });
  expect(Buffer.from((await originals.read(there!))!).toString()).toBe("a picture");
  expect(await originals.read(gone!)).toBeUndefined();
  await expect(originals.read(failing!)).rejects.toThrow("503");
  await expect(hostedOriginals({ url, secretKey: "x" }).read(there!)).rejects.toThrow("403");
  project.close();
  await once(project, "close");
});
