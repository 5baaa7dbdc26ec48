/** Two servers and a worker behind nginx on one Postgres. */
import { join } from "node:path";
import pg from "pg";
import { providerVariables, startFakeTwilio } from "#server/messages/texts/testing/fake-twilio.ts";
import { root } from "#tools/start/launch.mjs";
import { freePort } from "#tools/test/free-port.mjs";
import { startPostgres } from "#tools/test/postgres.mjs";
import { openStore, start } from "../../store.ts";
import type { Context, Promises } from "../fault.ts";
import { nginxClient } from "./client.ts";
import { findNginx, hostName, makeCertificate, shippedConfig, withoutLimits } from "./nginx.ts";

export type Cluster = Awaited<ReturnType<typeof openCluster>>;

export async function openCluster({ folder, atEnd }: Context, check: Promises["check"]) {
  const postgres = await startPostgres();
  atEnd(postgres.stop);
  const fake = await startFakeTwilio(20);
  atEnd(fake.close);
  const database = new pg.Pool({
    connectionString: postgres.url,
    application_name: "cluster",
    max: 2,
  });
  database.on("error", () => {});
  atEnd(() => database.end());

  const [http, https, first, second, ofWorker] = await Promise.all(
    [1, 2, 3, 4, 5].map(() => freePort()),
  );
  const ports = {
    http: http!,
    https: https!,
    stores: [first!, second!] as [number, number],
    worker: ofWorker!,
  };
  const common = {
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, "keys"),
    SITE_URL: `https://${hostName}`,
    ...providerVariables(fake),
    TEXTS_PER_ADDRESS_AND_HOUR: "1000000",
    QUIET_HOURS: "none",
  };
  const startServer = (which: 0 | 1) =>
    openStore({ ...common, TEXT_WORKER: "elsewhere", PORT: String(ports.stores[which]) });
  const startWorker = () =>
    start({ ...common, PORT: String(ports.worker) }, join(root, "server/worker/main.ts"));

  // Both at once on an empty database, as after a reboot.
  const servers = await Promise.all([startServer(0), startServer(1)]);
  await database.query(
    `update private.settings set texts_per_hour = 1000000, texts_per_day = 1000000,
       leads_per_address_and_hour = 1000000, most_leads_per_address_and_hour = 1000000`,
  );

  const certificate = await makeCertificate(folder);
  const nginx = await findNginx(folder);
  const said = await nginx.test("proxy", await shippedConfig(ports, certificate, withoutLimits));
  check(
    "nginx -t takes tools/deploy/nginx.conf without a warning",
    !/warn|emerg/.test(said),
    said.trim().split("\n").at(-1)?.replace(folder, "…"),
  );
  const proxy = await nginx.start("proxy", ports.https);
  atEnd(proxy.stop);
  const worker = await startWorker();
  return {
    ...{ database, fake, ports, certificate, proxy, startServer, startWorker, servers, worker },
    ask: nginxClient(ports.https, certificate.pem, atEnd),
  };
}
