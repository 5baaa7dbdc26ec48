/** The site beside a hosted project: files alone, with tools/deploy/static.nginx.conf. */
import { join } from "node:path";
import { run } from "#tools/start/launch.mjs";
import { freePort } from "#tools/test/free-port.mjs";
import type { Context, Promises } from "../fault.ts";
import { type Answer, nginxClient } from "./client.ts";
import { findNginx, makeCertificate, staticConfig } from "./nginx.ts";

export async function tryStaticSite(
  { folder, atEnd }: Context,
  check: Promises["check"],
): Promise<void> {
  const site = await builtSite(join(folder, "static"));
  const nginx = await findNginx(folder);
  const certificate = await makeCertificate(folder);
  const [http, https] = await Promise.all([freePort(), freePort()]);
  const config = await staticConfig({ site, folder }, { http, https }, certificate);
  const said = await nginx.test("static", config);
  check(
    "nginx -t takes tools/deploy/static.nginx.conf",
    !/warn|emerg/.test(said),
    said.trim().split("\n").at(-1)?.replace(folder, "…"),
  );
  const running = await nginx.start("static", https);
  const ask = nginxClient(https, certificate.pem, atEnd);

  const pages = await Promise.all(
    ["/", "/deals", "/deals/bedroom", "/financing"].map((path) => ask(path)),
  );
  const statuses = pages.map(({ status }) => status);
  check(
    "it answers the built pages",
    statuses.every((status) => status === 200),
    statuses,
  );
  const missing = await ask("/nowhere");
  const isOwn = missing.status === 404 && missing.text.includes("<html");
  check("and an unknown address with the site's own 404", isOwn, missing.status);
  const slash = await ask("/deals/");
  check("/deals/ leads to /deals", slash.status === 301, slash.status);
  const hidden = await ask("/_headers");
  check("_headers stays inside", hidden.status === 404, hidden.status);
  const asset = await ask(/\/assets\/[\w.-]+\.js/.exec(pages[0]!.text)?.[0] ?? "/assets/none.js");
  const answers = [...pages, missing, asset];
  const isProtected = ({ headers }: Answer) =>
    String(headers["content-security-policy"]).includes("default-src 'none'") &&
    headers["x-content-type-options"] === "nosniff";
  const count = answers.filter(isProtected).length;
  check(
    "every answer has the headers of _headers",
    count === answers.length,
    `${count} of ${answers.length}`,
  );
  const kept = [pages[0]!, asset].map(({ headers }) => headers["cache-control"]);
  check(
    "pages are asked for again, assets are kept",
    kept.join("; ") === "no-cache; public, max-age=31536000, immutable",
    kept.join("; "),
  );
  const packed = await ask("/deals", { headers: { "Accept-Encoding": "gzip" } });
  const encoding = packed.headers["content-encoding"];
  check("pages travel compressed", encoding === "gzip", encoding);
  await running.stop();
}

/** As docs/deploy.md hands it to nginx. */
async function builtSite(target: string): Promise<string> {
  await run(process.execPath, ["tools/build/build.ts", "--if-needed"], { quiet: true });
  await run(process.execPath, ["tools/deploy/export.ts", target, "--packed"], { quiet: true });
  return target;
}
